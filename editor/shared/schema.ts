import { capitalize } from '../../site/lib/capitalize.ts';
import type { FieldSchema, Path } from './api.ts';

/** A field's label: its title, else its key in words. */
export function labelOf(key: string, schema: FieldSchema): string {
  if (schema.title) return schema.title;
  const words = key
    .replaceAll(/([A-Z])/gu, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return capitalize(words);
}

/** The value of a field that was just added: empty texts, the least number of items, the first of several choices. */
export function emptyValue(schema: FieldSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.nullable) return null;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([key]) => schema.required?.includes(key))
        .map(([key, field]) => [key, emptyValue(field)]),
    );
  // Which of several values are right is for the owner to say.
  if (schema.items?.enum) return [];
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items ?? {}));
  return schema.type === 'boolean' ? false : '';
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as text; empty if it is none. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The schema of the value at a key or list position. */
export function childSchema(schema: FieldSchema, key: string | number): FieldSchema {
  const { items, properties, additionalProperties: others } = schema;
  const child = typeof key === 'number' ? items : (properties?.[key] ?? (isObject(others) ? others : {}));
  return child ?? {};
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    data,
  );
}

/** The name of the first field of a group whose schema matches. */
export function fieldWith({ properties = {} }: FieldSchema, matches: (field: FieldSchema) => boolean) {
  return Object.keys(properties).find((key) => matches(properties[key] ?? {}));
}

/** The name of the photo that a group of fields shows. */
export function photoIn(value: unknown, schema: FieldSchema): string | undefined {
  const photo = valueAt(value, [fieldWith(schema, ({ choices }) => choices === 'photos') ?? '']);
  return typeof photo === 'string' ? photo : undefined;
}

/** The path of the innermost list item that holds a value; empty if none does. */
export function itemPath(path: Path): Path {
  return path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
}

export function schemaAt(fields: FieldSchema, path: Path): FieldSchema {
  return path.reduce(childSchema, fields);
}
