import type { FieldSchema } from '../../shared/api.ts';
import { childSchema, isObject, withoutNull } from '../../shared/schema.ts';
import { entryName, inWords } from '../../shared/words.ts';

/** Words that stand in the page where a value is shown: those of the value, and the names of what it is in; the best first. */
export function placeAt(data: unknown, fields: FieldSchema, path: readonly string[]): string[] {
  let value = data;
  let schema = withoutNull(fields);
  const words: string[] = [];
  for (const key of path) {
    const isList = Array.isArray(value);
    value = (value as Record<string, unknown> | undefined)?.[key];
    schema = childSchema(schema, isList ? Number(key) : key);
    words.unshift(
      isObject(value) ? (typeof value.photo === 'string' ? value.photo : entryName(value, schema)) : '',
    );
  }
  const own = Array.isArray(value) || isObject(value) ? '' : inWords(value, schema);
  // A short value, such as a price, stands in many places.
  return [...(own.length > 8 ? [own, ...words] : [...words, own])].filter(Boolean);
}
