import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeIssue } from '../../site/content/describe-issue.ts';
import { contentEntries, schemaOf } from './entries.ts';
import { fileVersion } from './files.ts';

const ROOT = join(import.meta.dirname, '../..');
const files = [...new Set(contentEntries(ROOT).map(({ file }) => file))];

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

test.each(files)('messages about %s are in plain words', (file) => {
  const schema = schemaOf(file);
  const { data } = fileVersion(readFileSync(join(ROOT, file), 'utf8'));
  const messages = new Set<string>();
  for (const wrong of spoiled(data))
    for (const issue of schema.safeParse(wrong).error?.issues ?? [])
      for (const { message } of describeIssue(issue, wrong)) messages.add(message);
  for (const message of messages) {
    expect(message).toMatch(/^(?:found .+, expected .+|no such field.*)$/su);
    expect(message.replace(/^found .*?, expected /su, '')).not.toMatch(JARGON);
  }
});
