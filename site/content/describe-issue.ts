import { type z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** `['hours', 1, 'opens']` as `hours[1].opens`. */
export function fieldName(path: Path): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

/** What stands at a path in parsed data; undefined when nothing does. */
function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function found(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a group of fields',
};

/** What an issue wants, in words. Schemas that say it themselves (`error: '…'`) win; these are the defaults. */
function expected(issue: Issue): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? `a ${issue.expected}`;
  if (issue.code === 'too_small') return `at least ${String(issue.minimum)} ${unit(issue.origin)}`.trim();
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)} ${unit(issue.origin)}`.trim();
  if (issue.code !== 'invalid_value') return issue.message;
  const values = issue.values.map((value) => JSON.stringify(value));
  return values.length === 1 ? values.join() : `one of ${values.join(', ')}`;
}

function unit(origin: string): string {
  return { string: 'characters', array: 'entries' }[origin] ?? '';
}

/** A length problem says how long the text or list is; quoting it whole would not help. */
function present(issue: Issue, value: unknown): string {
  const tooLongOrShort = issue.code === 'too_small' || issue.code === 'too_big';
  if (tooLongOrShort && typeof value === 'string') return `${value.length} characters (${found(value)})`;
  if (tooLongOrShort && Array.isArray(value)) return `${value.length} entries`;
  return found(value);
}

/** Zod's own sentences all start like this; any other message was written in a schema of ours. */
const zodDefault = /^(Invalid |Too (big|small)|Unrecognized )/u;

/** An issue of Zod as field and sentence: `found …, expected …`. An unknown key makes a problem of its own. */
export function describeIssue(issue: Issue, data: unknown): { path: Path; message: string }[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: zodDefault.test(issue.message) ? 'no such field here' : issue.message,
    }));
  const value = valueAt(data, issue.path);
  const want = zodDefault.test(issue.message) ? expected(issue) : issue.message;
  return [{ path: issue.path, message: `found ${present(issue, value)}, expected ${want}` }];
}
