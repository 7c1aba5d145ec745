import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldProblems } from '../../../site/content/problems.ts';
import { describeIssue, errorMap } from '../../../site/content/source/issues.ts';
import { problemWords } from '../../../site/content/source/problem.ts';
import { expectText } from '../../../tests/support/expected-text.ts';
import { edited, fixtureContent } from '../../../tests/support/fixture-content.ts';
import { listContent, schemaOf } from './list-content.ts';
import { fileVersion } from './content-files.ts';
import { labelProblems } from './labels.ts';

const ROOT = join(import.meta.dirname, '../../..');
const files = [...new Set(listContent(ROOT).menu.map(({ file }) => file))];

/** Values of different types; each is wrong in some field. */
const WRONG = ['', '?', 'x'.repeat(900), -1, 0.5, 9999, true, null, undefined, [], {}, [1], 'https://'];

/** Copies of the data, each with one value replaced by a wrong one or left out. */
function* spoiled(data: unknown): Generator {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    for (const other of [...WRONG, ...spoiled(value)])
      yield Array.isArray(data) ? data.with(Number(key), other) : { ...data, [key]: other };
  }
}

/** Words of programmers, and the names that fields have in the files. */
const JARGON =
  /invalid|regex|pattern|null|undefined|\bIANA\b|E\.164|\borigin\b|string|array|boolean|integer|NaN|schema|`|comingSoon|\bhero\b/iu;

/** Messages about a file with one problem that are not in plain words. */
function unclearMessages(file: string): string[] {
  const schema = schemaOf(file);
  const { data } = fileVersion(readFileSync(join(ROOT, file), 'utf8'));
  const messages = new Set<string>();
  for (const wrong of spoiled(data))
    for (const issue of schema.safeParse(wrong, { error: errorMap }).error?.issues ?? [])
      for (const words of describeIssue(issue, wrong)) messages.add(problemWords(words));
  expect(messages.size, file).toBeGreaterThan(0);
  return [...messages].filter(
    (message) =>
      !/^found .+, expected .+$/su.test(message) ||
      JARGON.test(message.replace(/^found .*?, expected (?:one of the fields .*)?/su, '')),
  );
}

test('messages about every file are in plain words', { timeout: 60_000 }, () => {
  expect(files.flatMap((file) => unclearMessages(file).map((message) => `${file}: ${message}`))).toEqual([]);
});

const SERVICE = 'content/services/coloring-treatments.yaml';
interface Lines {
  prices: { lines: object[] };
}
/** Sets values of a price, a review or the salon. */
const price = (value: unknown) =>
  edited(SERVICE, ({ prices }: Lines) => Object.assign(prices.lines[0] ?? {}, { price: value }));
const salon = (values: object) => edited('content/salon.yaml', (data: object) => Object.assign(data, values));

const MISTAKES = [
  price('seventy'),
  price(70.5),
  salon({ phone: '903' }),
  salon({ phone: '', email: 'hola', name: '' }),
  salon({ social: [{ name: 'Instagram', url: 'instagram' }] }),
  salon({ geo: undefined }),
  salon({ holidays: [{ date: '11-26', name: 'X' }] }),
  salon({ hours: [{ days: ['monday'], opens: '09:00', closes: 'six' }] }),
  edited(SERVICE, ({ prices }: Lines) => prices.lines.push({ ...prices.lines[0], price: 9999 })),
];

test('a problem is told in the words of its field', async () => {
  const said = MISTAKES.flatMap((changed) => {
    const content = fixtureContent(changed);
    return labelProblems(content, fieldProblems(content)).map(({ text }) => text);
  });
  await expectText(said.join('\n'), 'problems-in-the-editor');
});
