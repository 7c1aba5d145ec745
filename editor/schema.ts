import type { FieldSchema } from './api.ts';

/** A field's label: its title, else its key in words. */
export function labelOf(key: string, schema: FieldSchema): string {
  if (schema.title) return schema.title;
  const words = key
    .replaceAll(/([A-Z])/gu, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The schema of a value that may be null. */
export function withoutNull(schema: FieldSchema): FieldSchema {
  const value = schema.anyOf?.find(({ type }) => type !== 'null');
  return value ? { ...schema, ...value } : schema;
}

export function isNullable(schema: FieldSchema): boolean {
  return schema.anyOf?.some(({ type }) => type === 'null') ?? false;
}

/** The value of a field that was just added: empty texts, the least number of entries, the first of several choices. */
export function emptyValue(schema: FieldSchema): unknown {
  if ('const' in schema) return schema.const;
  if (isNullable(schema)) return null;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([key]) => schema.required?.includes(key))
        .map(([key, field]) => [key, emptyValue(field)]),
    );
  if (schema.prefixItems) return schema.prefixItems.map(emptyValue);
  // Which of several values are right is for the owner to say.
  if (schema.items?.enum) return [];
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items ?? {}));
  return schema.type === 'boolean' ? false : '';
}

/** What an entry of a list is called: its name, or else the texts in it. */
export function summaryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = value as Record<string, unknown>;
  const isText = (field: unknown): field is string => typeof field === 'string' && field !== '';
  const name = ['name', 'title', 'headline', 'date', 'alt', 'from', 'work', 'text', 'label']
    .map((key) => fields[key])
    .find(isText);
  return name ?? Object.values(fields).flat().filter(isText).join(', ');
}
