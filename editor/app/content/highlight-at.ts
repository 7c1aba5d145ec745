import type { FieldSchema } from '../../shared/api.ts';
import { formatValue, itemName } from '../../shared/format-value.ts';
import { childSchema, isObject, photoIn } from '../../shared/schema.ts';

/** Words that stand in the page where a value is shown: those of the value, and the names of what it is in; the best first. */
export function highlightAt(data: unknown, fields: FieldSchema, path: readonly string[]): string[] {
  let value = data;
  let schema = fields;
  const names: string[] = [];
  for (const key of path) {
    schema = childSchema(schema, Array.isArray(value) ? Number(key) : key);
    value = (value as Record<string, unknown> | undefined)?.[key];
    if (isObject(value)) names.unshift(photoIn(value, schema) ?? itemName(value, schema));
  }
  const text = typeof value === 'object' ? '' : formatValue(value, schema);
  // A short value, such as a price, stands in many places.
  return [...(text.length > 8 ? [text, ...names] : [...names, text])].filter(Boolean);
}
