import { type z } from 'zod';
import { type FieldPath, type Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;
type Described = Pick<Problem, 'path' | 'found' | 'expected' | 'value'>;

const MAX_LENGTH = 90;

/** A value in words: quoted, and cut if it is long. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  const text =
    Array.isArray(value) && value.length > 0 ? value.map(inWords).join(', ') : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no: true or false in the file',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** How Zod's own messages begin. All others are the expectations of our schemas. */
const ZOD_DEFAULT = /^(?:Invalid |Too (?:big|small)|Unrecognized )/u;

/** An issue of Zod as found and expected. Each unknown key becomes one of its own. */
export function describeIssue(issue: Issue, data: unknown): Described[] {
  const path = issue.path as FieldPath;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      found: 'an unknown field',
      expected: issue.message,
    }));
  const value = path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | null)?.[key],
    data,
  );
  const expected = ZOD_DEFAULT.test(issue.message) ? expectation(issue) : issue.message;
  const isLength = issue.code === 'too_small' || issue.code === 'too_big';
  if (isLength && typeof value === 'string' && value !== '')
    return [{ path, found: `${count(value.length, 'string')} (${inWords(value)})`, expected, value }];
  if (isLength && Array.isArray(value)) return [{ path, found: count(value.length, 'array'), expected }];
  return [{ path, found: inWords(value), expected, value }];
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? `a ${issue.expected}`;
  if (issue.code === 'too_small') return `at least ${count(issue.minimum, issue.origin)}`;
  if (issue.code === 'too_big') return `at most ${count(issue.maximum, issue.origin)}`;
  if (issue.code !== 'invalid_value') return issue.message;
  const values = issue.values.map((value) => JSON.stringify(value));
  return values.length === 1 ? values.join() : `one of ${values.join(', ')}`;
}

/** `1 entry`, `70 characters`; the number alone where there is nothing to count. */
function count(number: number | bigint, origin: string): string {
  const [singular, plural] =
    { string: ['character', 'characters'], array: ['entry', 'entries'] }[origin] ?? [];
  return [String(number), Number(number) === 1 ? singular : plural].join(' ').trim();
}
