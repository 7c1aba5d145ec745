import { isDeepStrictEqual } from 'node:util';
import type { Change, Choices, FieldSchema, Path } from '../../shared/api.ts';
import { childSchema, isObject } from '../../shared/schema.ts';
import { childWords, formatValue, joinWords, summaryOf } from '../../shared/words.ts';
import { pairItems } from '../content/pair-items.ts';

/**
 * The differences between two versions of a file's data, each with the words of its field: `Root Touch-Ups`, `$60`, `$65`.
 *
 * @param choices gives what a field refers to its name
 */
export function describeChanges(
  before: unknown,
  after: unknown,
  fields: FieldSchema,
  choices?: Choices,
): Change[] {
  /** Positions in `path` are those of the version after. */
  const changesOf = (
    old: unknown,
    now: unknown,
    schema: FieldSchema,
    path: Path,
    words: readonly string[],
  ): Change[] => {
    if (isDeepStrictEqual(old, now)) return [];
    const child = (key: string | number, oldChild: unknown, nowChild: unknown) => {
      const own = childSchema(schema, key);
      return changesOf(oldChild, nowChild, own, [...path, key], childWords(words, key, schema, oldChild));
    };
    if (isObject(old) && isObject(now))
      return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
        child(key, old[key], now[key]),
      );
    const label = joinWords(words, schema);
    if (!Array.isArray(old) || !Array.isArray(now))
      return [
        { path, label, from: formatValue(old, schema, choices), to: formatValue(now, schema, choices) },
      ];
    const pairs = pairItems(old, now);
    const inEntries = now.flatMap((entry, at) => {
      const from = pairs[at];
      return from === undefined ? [] : child(at, old[from], entry);
    });
    return [...listChanges(old, now, pairs, schema).map((one) => ({ path, label, ...one })), ...inEntries];
  };
  return changesOf(before, after, fields, [], []);
}

/** Entries that were removed and added, or all of them in two orders. */
function listChanges(
  old: readonly unknown[],
  now: readonly unknown[],
  pairs: readonly (number | undefined)[],
  schema: FieldSchema,
): Pick<Change, 'from' | 'to'>[] {
  const names = (entries: readonly unknown[]) =>
    entries.map((entry, at) => summaryOf(entry, childSchema(schema, at))).join('; ');
  const added = now.filter((_, at) => pairs[at] === undefined);
  const removed = old.filter((_, at) => !pairs.includes(at));
  const [from, to] = [names(removed), names(added)];
  // A person did not turn into another one, as the days of a line do.
  if (removed.length > 0 && isObject(added[0]))
    return [
      { from, to: '' },
      { from: '', to },
    ];
  if (removed.length > 0 || added.length > 0) return [{ from, to }];
  return pairs.every((index, at) => index === at) ? [] : [{ from: names(old), to: names(now) }];
}

/** A change as a line of text: `Root Touch-Ups: $60 → $65`. */
export function changeText({ label, from, to }: Omit<Change, 'path'>): string {
  if (from === '') return `${label}: added ${to}`;
  return to === '' ? `${label}: removed ${from}` : `${label}: ${from} → ${to}`;
}
