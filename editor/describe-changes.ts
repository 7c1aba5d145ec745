import type { Change, FieldSchema } from './api.ts';
import { isEqual, nameOf, pairItems } from './pair-items.ts';
import { labelOf, summaryOf, withoutNull } from './schema.ts';

type Path = readonly (string | number)[];

/** The differences between two versions of a file's data, each with the words of its field: `Root Touch-Ups`, `$60`, `$65`. */
export function describeChanges(
  before: unknown,
  after: unknown,
  fields: FieldSchema,
  path: Path = [],
  words: readonly string[] = [],
): Change[] {
  if (isEqual(before, after)) return [];
  const schema = withoutNull(fields);
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, schema, path, words);
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const field =
        schema.properties?.[key] ??
        (isObject(schema.additionalProperties) ? schema.additionalProperties : {});
      return describeChanges(before[key], after[key], field, [...path, key], [...words, labelOf(key, field)]);
    });
  const label = labelFor(words, schema);
  return [{ path, label, from: shown(before, schema), to: shown(after, schema) }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changed entries one by one; if entries were added, removed or moved, the list as a whole. */
function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  schema: FieldSchema,
  path: Path,
  words: readonly string[],
): Change[] {
  const pairs = pairItems(before, after);
  const entry = (at: number) => schema.prefixItems?.[at] ?? schema.items ?? {};
  if (before.length === after.length && pairs.every((from, to) => from === to) && before.every(isObject))
    return before.flatMap((item, at) => {
      const name = nameOf(item) ?? summaryOf(item);
      return describeChanges(item, after[at], entry(at), [...path, at], [name]);
    });
  const added = after.filter((_, at) => pairs[at] === undefined).map(summaryOf);
  const removed = before.filter((_, at) => !pairs.includes(at)).map(summaryOf);
  const label = labelFor(words, schema);
  if (added.length === 0 && removed.length === 0 && before.every(isObject))
    return [{ path, label, from: before.map(summaryOf).join(', '), to: after.map(summaryOf).join(', ') }];
  return [{ path, label, from: removed.join(', ') || 'nothing', to: added.join(', ') || 'nothing' }];
}

/** Words from the entry of the innermost list on. A price needs no word of its own. */
function labelFor(words: readonly string[], { unit }: FieldSchema): string {
  return (unit && words.length > 1 ? words.slice(0, -1) : words).join(', ');
}

function shown(value: unknown, { unit = '' }: FieldSchema): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(summaryOf).join(', ') || 'nothing';
  return unit + summaryOf(value);
}
