import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { expectText } from '../../../tests/support/expected-text.ts';
import { editYaml } from './edit-yaml.ts';

const LIST = `# Reviews

- id: ann # SAMPLE
  name: Ann
# About Bea
- id: bea
  name: Bea

- { id: cleo, name: Cleo }
`;
const [ann, bea, cleo] = parse(LIST) as [unknown, unknown, unknown];

const EDITS: [what: string, text: string, value: unknown][] = [
  ['the quotes of a changed text', "a: '+1' # about\n", { a: '+2' }],
  ['no sample mark at a changed value', 'a: 1 # SAMPLE\nb: 2 # SAMPLE\n', { a: 3, b: 2 }],
  ['a comma within braces', 'a: { b: c }\n', { a: { b: 'c, d' } }],
  ['the comment of a moved item', LIST, [bea, ann]],
  ['no comment of a removed item', LIST, [ann, cleo]],
  ['an empty line before an added item', '- 1\n\n- 2\n', [1, 2, 3]],
  ['brackets of an empty list', 'a: []\nb:\n  - 1\n', { a: [1], b: [] }],
  ['an added field at its place', 'a: 1\nc: 3 # last\n', { a: 1, b: { d: 2 }, c: 3 }],
];

test('what is changed is written, and the rest is kept', async () => {
  const written = EDITS.map(([what, text, value]) => `== ${what}\n${editYaml(text, value)}`);
  await expectText(written.join('\n'), 'edited-yaml');
});

const FILES = ['content', 'tests/fixture/content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name)),
);

/** Changes one text or number, which `next` picks. */
function withOneChange(value: unknown, next: () => number): unknown {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' ? value + 1 : `${String(value)}: # changed`;
  const keys = Object.keys(value);
  const key = keys[Math.floor(next() * keys.length)];
  if (key === undefined) return value;
  const child = withOneChange((value as Record<string, unknown>)[key], next);
  return Array.isArray(value) ? value.with(Number(key), child) : { ...value, [key]: child };
}

test.each(FILES)('one changed field of %s is one changed line, or one folded text', (file) => {
  const text = readFileSync(file, 'utf8');
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.99, noNaN: true })), (stream) => {
      const wanted = withOneChange(parse(text), () => stream.next().value as number);
      const written = editYaml(text, wanted);
      expect(parse(written)).toEqual(wanted);
      const old = text.split('\n');
      expect(written.split('\n').filter((line, at) => line !== old[at]).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 3 },
  );
});
