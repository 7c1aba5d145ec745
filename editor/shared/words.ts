import { clockTime, minutesOf } from '../../site/ui/clock-time.ts';
import type { Choices, FieldSchema } from './api.ts';
import { childSchema, isObject } from './schema.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Fields that name an entry of a list, the best name first. */
const NAMES = ['name', 'title', 'headline', 'date', 'alt', 'from', 'work', 'text', 'label'];

/** A value in the owner's words; empty if there is none. */
export function inWords(value: unknown, schema: FieldSchema, choices?: Choices): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return summaryOf(value, schema);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (schema.unit ?? '') + scalarInWords(text, schema, choices);
}

function scalarInWords(text: string, schema: FieldSchema, choices: Choices | undefined): string {
  const { format, choices: kind } = schema;
  const choice = kind && choices?.[kind].find(({ value }) => value === text)?.label;
  if (choice) return choice;
  if (schema.enum) return optionLabel(text);
  if (format === 'time' && /^\d\d:\d\d$/u.test(text)) return clockTime(minutesOf(text));
  const day = format === 'date' ? Date.parse(text) : NaN;
  return Number.isNaN(day) ? text : DATE.format(day);
}

/** A value of a menu or of check boxes, such as a day of the week. */
export function optionLabel(value: string): string {
  return /^[a-z]+$/u.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}

/** The words of a mistake, in which the value that was found is written as the form shows it. */
export function messageInWords(message: string): string {
  const [found = '', ...expected] = message.split(', expected ');
  const words = found
    .replaceAll(/"(\d\d:\d\d)"/gu, (_, time: string) => clockTime(minutesOf(time)))
    .replaceAll(/"([a-z]+day)"/gu, (_, day: string) => optionLabel(day));
  return [words, ...expected].join(', expected ');
}

/** What an entry of a list is called in short: its name, or else its first words. */
export function entryName(value: unknown, schema: FieldSchema): string {
  return nameOrFields(value, schema)[0] ?? '';
}

/** What an entry of a list is called: its name, or else all that is in it. */
export function summaryOf(value: unknown, schema: FieldSchema): string {
  return nameOrFields(value, schema).join(', ');
}

function nameOrFields(value: unknown, schema: FieldSchema): string[] {
  const fields: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : [];
  if (fields.length === 0) return typeof value === 'object' ? [] : [inWords(value, schema)];
  const words = new Map(fields.map(([key, field]) => [key, inWords(field, childSchema(schema, key))]));
  const name = NAMES.map((key) => words.get(key)).find(Boolean);
  return name === undefined ? [...words.values()].filter(Boolean) : [name];
}
