import type { ContentEntry, FieldSchema } from './api.ts';
import { childSchema, isObject, labelOf, type Path, withoutNull } from './schema.ts';
import { entryName } from './words.ts';

/** Labels that lead to a value, after those of its parent. They begin anew at a list entry of several fields. */
export function childWords(
  words: readonly string[],
  key: string | number,
  parent: FieldSchema,
  value: unknown,
): readonly string[] {
  const schema = childSchema(parent, key);
  if (typeof key === 'string') return [...words, labelOf(key, schema)];
  if (!isObject(value)) return words;
  return [entryName(value, schema) || unnamedEntry(parent, key)];
}

/** What an entry of a list is called that has no name yet: `New review`. */
export function unnamedEntry({ entry }: FieldSchema, at: number): string {
  return entry ? `New ${entry.replace(/^(?:an?|other) /u, '')}` : `Entry ${String(at + 1)}`;
}

/** Joins labels with commas. Leaves out the last one if the field has a unit: "$60" already says that it is a price. */
export function joinWords(words: readonly string[], { unit }: FieldSchema): string {
  return (unit && words.length > 1 ? words.slice(0, -1) : words).join(', ');
}

/** The label of a field with its parents: `Thanksgiving, First day`. Empty for the whole file. */
export function fieldLabel(fields: FieldSchema, data: unknown, path: Path): string {
  let schema = withoutNull(fields);
  let value = data;
  let words: readonly string[] = [];
  for (const key of path) {
    value = (value as Record<string | number, unknown> | null | undefined)?.[key];
    words = childWords(words, key, schema, value);
    schema = childSchema(schema, key);
  }
  return joinWords(words, schema);
}

/** The entry of the list of contents that holds a field of a file. */
export function entryOf(
  entries: readonly ContentEntry[],
  file: string,
  path: Path,
): ContentEntry | undefined {
  const own = entries.filter((entry) => entry.file === file);
  const part = own.find(({ fields }) => fields?.includes(String(path[0])));
  return part ?? own.find(({ fields }) => !fields) ?? own[0];
}
