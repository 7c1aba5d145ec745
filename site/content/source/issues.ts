import type { z } from 'zod';
import type { FieldPath, Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;
type Described = Pick<Problem, 'path' | 'found' | 'expected' | 'value' | 'code'>;

const MAX_LENGTH = 90;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** A value in words: quoted, and cut if it is long. */
export function inWords(value: unknown): string {
  if (isMissing(value)) return 'nothing';
  const text =
    Array.isArray(value) && value.length > 0 ? value.map(inWords).join(', ') : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Kinds of values of which any will do. */
const PLAIN: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
};

const KINDS: Readonly<Record<string, string>> = {
  ...PLAIN,
  boolean: 'yes or no: true or false in the file',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** An issue of Zod, whose message is what was expected, as a problem. Each unknown key becomes one of its own. */
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
  const expected = issue.message;
  const isLength = issue.code === 'too_small' || issue.code === 'too_big';
  if (isLength && typeof value === 'string' && value !== '')
    return [{ path, found: `${count(value.length, 'string')} (${inWords(value)})`, expected, value }];
  if (isLength && Array.isArray(value)) return [{ path, found: count(value.length, 'array'), expected }];
  const found = inWords(value);
  if (!isMissing(value)) return [{ path, found, expected, value }];
  const isAnyEnough =
    issue.code === 'too_small'
      ? !issue.exact
      : // A schema with words of its own asks for more.
        issue.code === 'invalid_type' && PLAIN[issue.expected] === expected;
  return [{ path, found, expected, value, code: isAnyEnough ? 'empty' : 'missing' }];
}

/** What is expected where a schema does not say it in words of its own: the `error` of a parse. */
export function errorMap(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? `a ${issue.expected}`;
  if (issue.code === 'too_small') return `at least ${count(issue.minimum, issue.origin)}`;
  if (issue.code === 'too_big') return `at most ${count(issue.maximum, issue.origin)}`;
  if (issue.code !== 'invalid_value') return undefined;
  const values = issue.values.map((value) => JSON.stringify(value));
  return values.length === 1 ? values.join() : `one of ${values.join(', ')}`;
}

/** `1 entry`, `70 characters`; the number alone where there is nothing to count. */
function count(number: number | bigint, origin: string): string {
  const [singular, plural] =
    { string: ['character', 'characters'], array: ['entry', 'entries'] }[origin] ?? [];
  return [String(number), Number(number) === 1 ? singular : plural].join(' ').trim();
}
