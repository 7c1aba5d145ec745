import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { editYaml } from './edit-yaml.ts';
import { changedText, fileVersion } from './files.ts';

const LIST = `# Reviews
- id: ann # SAMPLE
  name: Ann
# About Bea
- id: bea
  name: Bea

- { id: cleo, name: Cleo }
`;

/** Edits a text as the form does: changes a copy of its data. */
function edit(text: string, change: (data: never) => unknown): string {
  const data = parse(text) as never;
  const result = change(data);
  return editYaml(text, result ?? data);
}

test('a changed number changes one place', () => {
  const text = "price: 60 # whole dollars\nname:   'Cut'\ndays: [ a,b ]\n";
  expect(edit(text, (data: { price: number }) => ({ ...data, price: 65 }))).toBe(text.replace('60', '65'));
});

test('a changed text keeps its quotes', () => {
  expect(editYaml("phone: '+1' # SAMPLE\n", { phone: '+2' })).toBe("phone: '+2' # SAMPLE\n");
});

test('a text that looks like a number is quoted', () => {
  expect(parse(editYaml('value: many\n', { value: '10' }))).toEqual({ value: '10' });
});

test('a comma within braces is quoted', () => {
  expect(editYaml('a: { b: c }\n', { a: { b: 'c, d' } })).toBe("a: { b: 'c, d' }\n");
});

test('a removed item takes its comment along', () => {
  expect(edit(LIST, (list: unknown[]) => list.filter((_item, at) => at !== 1))).toBe(
    '# Reviews\n- id: ann # SAMPLE\n  name: Ann\n\n- { id: cleo, name: Cleo }\n',
  );
});

test('moved items keep their comments', () => {
  expect(edit(LIST, ([one, two, three]: [unknown, unknown, unknown]) => [one, three, two])).toBe(
    '# Reviews\n- id: ann # SAMPLE\n  name: Ann\n\n- { id: cleo, name: Cleo }\n# About Bea\n- id: bea\n  name: Bea\n',
  );
});

test('an added item follows its neighbor', () => {
  expect(edit('jobs:\n  - a\nrest: 1\n', () => ({ jobs: ['a', 'b'], rest: 1 }))).toBe(
    'jobs:\n  - a\n  - b\nrest: 1\n',
  );
});

test('an added field follows the field before it', () => {
  expect(editYaml('- a: 1\n  c: 3 # last\n', [{ a: 1, b: { d: 2 }, c: 3 }])).toBe(
    '- a: 1\n  b:\n    d: 2\n  c: 3 # last\n',
  );
});

test('an emptied list can be filled again', () => {
  const empty = editYaml('jobs: # SAMPLE\n  - a\nrest: 1\n', { jobs: [], rest: 1 });
  expect(parse(empty)).toEqual({ jobs: [], rest: 1 });
  expect(parse(editYaml(empty, { jobs: [{ a: 1 }], rest: 1 }))).toEqual({ jobs: [{ a: 1 }], rest: 1 });
});

test('an empty value is filled in', () => {
  expect(editYaml('tags:\ndate: 1\n', { tags: ['x'], date: 1 })).toBe('tags:\n  - x\ndate: 1\n');
});

test('folded text becomes one line', () => {
  expect(editYaml('a: >-\n  one\n  two\nb: 1\n', { a: 'three', b: 1 })).toBe('a: three\nb: 1\n');
});

const FOLDERS = ['content', 'tests/fixture/content'];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml)$/u.test(name))
    .map((name) => join(folder, name)),
);

test('every file keeps its text while its data stays the same', () => {
  const changed = FILES.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return changedText(text, fileVersion(text)) !== text;
  });
  expect(changed).toEqual([]);
});

/** Changes a value at random: texts, items, their order, fields. */
function mutate(value: unknown, random: () => number): unknown {
  const chance = random();
  if (Array.isArray(value)) {
    const list: unknown[] = value.map((item: unknown) => (random() < 0.3 ? mutate(item, random) : item));
    if (chance < 0.2) return list.slice(1);
    if (chance < 0.4) return list.toReversed();
    return chance < 0.6 ? [...list, list[0] ?? 'new'] : list;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value as Record<string, unknown>).map(([key, child]) => [
      key,
      random() < 0.5 ? mutate(child, random) : child,
    ]);
    return Object.fromEntries(
      chance < 0.2 && fields.length > 1
        ? fields.slice(1)
        : chance < 0.4
          ? [...fields, ['added', { a: ['b, c', 1] }]]
          : fields,
    ) as unknown;
  }
  return chance < 0.5 ? `${String(value)}: # changed` : null;
}

test.each(FOLDERS)(
  'every YAML file of %s has the wanted data after any change',
  { timeout: 60_000 },
  (folder) => {
    for (const file of FILES.filter((name) => name.startsWith(folder) && name.endsWith('.yaml')))
      expectAnyChange(file);
  },
);

function expectAnyChange(file: string): void {
  const text = readFileSync(file, 'utf8');
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (stream) => {
      const wanted = mutate(parse(text) as unknown, () => stream.next().value as number);
      expect(parse(editYaml(text, wanted)), file).toEqual(wanted);
    }),
    { numRuns: 10 },
  );
}
