import { isDeepStrictEqual } from 'node:util';
import type { Change, Choices, FieldSchema, Path } from '../../shared/api.ts';
import { childSchema, isObject } from '../../shared/schema.ts';
import { childLabels, joinLabels } from '../../shared/field-label.ts';
import { formatValue, summaryOf } from '../../shared/format-value.ts';
import { pairItems } from '../content/pair-items.ts';

/**
 * The differences between two versions of a file's data, each with the words of its field: `Root Touch-Ups`, `$60`, `$65`.
 *
 * @param choices gives what a field refers to its name
 * @param path of the values; positions in it are those of the version after
 * @param words that lead to it
 */
export function describeChanges(
  before: unknown,
  after: unknown,
  schema: FieldSchema,
  choices?: Choices,
  path: Path = [],
  words: readonly string[] = [],
): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  const child = (key: string | number, old: unknown, now: unknown) => {
    const labels = childLabels(words, key, schema, old);
    return describeChanges(old, now, childSchema(schema, key), choices, [...path, key], labels);
  };
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => child(key, before[key], after[key]));
  }
  const label = joinLabels(words, schema);
  const format = (value: unknown) => formatValue(value, schema, choices);
  if (!Array.isArray(before) || !Array.isArray(after))
    return [{ path, label, from: format(before), to: format(after) }];
  const pairs = pairItems(before, after);
  const inItems = after.flatMap((item, index) => {
    const from = pairs[index];
    return from === undefined ? [] : child(index, before[from], item);
  });
  return [
    ...listChanges(before, after, pairs, schema).map((change) => ({ path, label, ...change })),
    ...inItems,
  ];
}

/** Items that were removed and added, or all of them in two orders. */
function listChanges(
  old: readonly unknown[],
  now: readonly unknown[],
  pairs: readonly (number | undefined)[],
  schema: FieldSchema,
): Pick<Change, 'from' | 'to'>[] {
  const names = (items: readonly unknown[]) =>
    items.map((item, index) => summaryOf(item, childSchema(schema, index))).join('; ');
  const added = now.filter((_, index) => pairs[index] === undefined);
  const removed = old.filter((_, index) => !pairs.includes(index));
  const [from, to] = [names(removed), names(added)];
  const [gone, come] = [
    { from, to: '' },
    { from: '', to },
  ];
  // A person did not turn into another one, as the days of a line do.
  if (removed.length > 0 && isObject(added[0])) return [gone, come];
  if (removed.length > 0 || added.length > 0) return [{ from, to }];
  return pairs.every((oldIndex, index) => oldIndex === index) ? [] : [{ from: names(old), to: names(now) }];
}

/** A change as a line of text: `Root Touch-Ups: $60 → $65`. */
export function changeText({ label, from, to }: Omit<Change, 'path'>): string {
  if (from === '') return `${label}: added ${to}`;
  return to === '' ? `${label}: removed ${from}` : `${label}: ${from} → ${to}`;
}
