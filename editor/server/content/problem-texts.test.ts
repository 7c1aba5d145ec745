import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldProblems } from '../../../site/content/problems.ts';
import { describeIssue, errorMap } from '../../../site/content/source/issues.ts';
import { problemWords } from '../../../site/content/source/problem.ts';
import { edited, fixtureContent } from '../../../tests/support/fixture-content.ts';
import { listContent, schemaOf } from './entries.ts';
import { fileVersion } from './content-files.ts';
import { labelProblems } from './labels.ts';

const ROOT = join(import.meta.dirname, '../../..');
const files = [...new Set(listContent(ROOT).entries.map(({ file }) => file))];

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

test.each([
  [price('seventy'), /^“seventy” is not understood: write whole dollars/u],
  [price(70.5), /whole dollars/u],
  [salon({ phone: '903' }), /^“903” is not understood: write a phone number/u],
  [salon({ name: '' }), /^Please fill this in\.$/u],
  [salon({ geo: undefined }), /^Still missing: /u],
  [salon({ holidays: [{ date: '11-26', name: 'X' }] }), /^“11-26” is not understood: write a day/u],
  [salon({ hours: [{ days: ['monday'], opens: '09:00', closes: 'six' }] }), /write a time of the day/u],
  [
    edited(SERVICE, ({ prices }: Lines) => prices.lines.push({ ...prices.lines[0], price: 9999 })),
    /^9999: this should be .*another line has that price/u,
  ],
])('a problem is told in the words of its field: %#', (changed, text) => {
  const content = fixtureContent(changed);
  expect(labelProblems(content, fieldProblems(content)).map((problem) => problem.text)).toEqual([
    expect.stringMatching(text),
  ]);
});
