import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** `['hours', 1, 'opens']` as `hours[1].opens`. */
export function fieldName(path: Path): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

/** The value at a path in parsed data; undefined if there is none. */
function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function found(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  const text =
    isTexts && value.length > 0
      ? value.map((entry) => JSON.stringify(entry)).join(', ')
      : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no: true or false in the file',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** The expectation behind an issue in words, for schemas without an `error` of their own. */
function expected(issue: Issue): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? `a ${issue.expected}`;
  if (issue.code === 'too_small') return `at least ${count(issue.minimum, issue.origin)}`;
  if (issue.code === 'too_big') return `at most ${count(issue.maximum, issue.origin)}`;
  if (issue.code !== 'invalid_value') return issue.message;
  const values = issue.values.map((value) => JSON.stringify(value));
  return values.length === 1 ? values.join() : `one of ${values.join(', ')}`;
}

/** `1 entry`, `70 characters`; the number alone where there is nothing to count. */
function count(number: number | bigint, origin: string): string {
  const [one, several] = { string: ['character', 'characters'], array: ['entry', 'entries'] }[origin] ?? [];
  return [String(number), Number(number) === 1 ? one : several].join(' ').trim();
}

/** The value, with its length if the length is the problem. */
function foundValue(issue: Issue, value: unknown): string {
  const tooLongOrShort = issue.code === 'too_small' || issue.code === 'too_big';
  if (tooLongOrShort && typeof value === 'string' && value !== '')
    return `${count(value.length, 'string')} (${found(value)})`;
  if (tooLongOrShort && Array.isArray(value)) return count(value.length, 'array');
  return found(value);
}

/** How Zod's default messages start. Any other message comes from our schemas. */
const zodDefault = /^(Invalid |Too (big|small)|Unrecognized )/u;

/** A Zod issue as path and message: `found …, expected …`. Each unknown key becomes a message of its own. */
export function describeIssue(issue: Issue, data: unknown): { path: Path; message: string }[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: zodDefault.test(issue.message) ? 'no such field here' : issue.message,
    }));
  const value = valueAt(data, issue.path);
  const expectation = zodDefault.test(issue.message) ? expected(issue) : issue.message;
  return [{ path: issue.path, message: `found ${foundValue(issue, value)}, expected ${expectation}` }];
}
