import type { FieldSchema, Path } from './api.ts';
import { itemName } from './format-value.ts';
import { childSchema, isObject, labelOf } from './schema.ts';

/** The label of a field with its parents: `Thanksgiving, First day`. Empty for the whole file. */
export function fieldLabel(fields: FieldSchema, data: unknown, path: Path): string {
  let schema = fields;
  let value = data;
  let labels: readonly string[] = [];
  for (const key of path) {
    value = (value as Record<string | number, unknown> | null | undefined)?.[key];
    labels = childLabels(labels, key, schema, value);
    schema = childSchema(schema, key);
  }
  return joinLabels(labels, schema);
}

/** Labels that lead to a value, after those of its parent. They begin anew at a list item of several fields. */
export function childLabels(
  labels: readonly string[],
  key: string | number,
  parent: FieldSchema,
  value: unknown,
): readonly string[] {
  const schema = childSchema(parent, key);
  if (typeof key === 'string') return [...labels, labelOf(key, schema)];
  if (!isObject(value)) return labels;
  return [itemName(value, schema) || newItemName(parent, key)];
}

/** What an item of a list is called that has no name yet: `New review`. */
export function newItemName({ item }: FieldSchema, index: number): string {
  return item ? `New ${item.replace(/^(?:an?|other) /u, '')}` : `Entry ${index + 1}`;
}

/** Joins labels with commas. Leaves out the last one if the field has a unit: "$60" already says that it is a price. */
export function joinLabels(labels: readonly string[], { unit }: FieldSchema): string {
  return (unit && labels.length > 1 ? labels.slice(0, -1) : labels).join(', ');
}
