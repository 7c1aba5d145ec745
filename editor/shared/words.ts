import { displayPhone } from '../../contact/phone.ts';
import { capitalize } from '../../site/lib/capitalize.ts';
import { clockTime } from '../../site/lib/clock-time.ts';
import { dollars } from '../../site/lib/dollars.ts';
import { weekdays } from '../../site/lib/weekdays.ts';
import type { Choices, ContentEntry, FieldSchema, Path } from './api.ts';
import { childSchema, isObject, labelOf, valueAt } from './schema.ts';

/** Not `Feb 30`, which `Date.parse` takes for another day. */
const IS_DAY = /^\d{4}-\d\d-\d\d$/u;
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A value in the owner's words; empty if there is none. */
export function formatValue(value: unknown, schema: FieldSchema, choices?: Choices): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return summaryOf(value, schema, choices);
  if (typeof value === 'number' && schema.unit === '$') return dollars(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (schema.unit ?? '') + formatScalar(text, schema, choices);
}

function formatScalar(text: string, schema: FieldSchema, choices: Choices | undefined): string {
  const { format, choices: kind } = schema;
  const choice = kind && choices?.[kind].find(({ value }) => value === text)?.label;
  if (choice) return choice;
  if (schema.enum) return optionLabel(text);
  if (format === 'phone') return displayPhone(text);
  if (format === 'time' && /^\d\d:\d\d$/u.test(text)) return clockTime(text);
  const day = format === 'date' && IS_DAY.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(day) ? text : DATE.format(day);
}

/** A value of a menu or of check boxes, such as a day of the week. */
export function optionLabel(value: string): string {
  return /^[a-z]+$/u.test(value) ? capitalize(value) : value;
}

/** The field that names an entry of a list. */
function nameField({ properties = {} }: FieldSchema): string | undefined {
  const fields = Object.entries(properties);
  const isText = ({ type, format, choices, enum: values, advanced }: FieldSchema) =>
    type === 'string' && !(format ?? choices ?? values ?? advanced);
  return (fields.find(([, field]) => field.isName) ?? fields.find(([, field]) => isText(field)))?.[0];
}

/** The fields of a value as words, without those under More. */
export function partsOf(value: unknown, schema: FieldSchema, choices?: Choices): string[] {
  if (typeof value !== 'object') return [formatValue(value, schema, choices)];
  const fields = Array.isArray(value) ? [...value.entries()] : Object.entries(value ?? {});
  const parts = fields.map(([key, field]) => {
    const part = childSchema(schema, key);
    const isShown = !part.advanced && part.type !== 'boolean' && part.const === undefined;
    return isShown ? formatValue(field, part, choices) : '';
  });
  return parts.filter(Boolean);
}

/** What an entry of a list is called in short: its name, or else its first words. */
export function entryName(value: unknown, schema: FieldSchema): string {
  const name = nameField(schema);
  if (name === undefined) return partsOf(value, schema)[0] ?? '';
  return formatValue(valueAt(value, [name]), childSchema(schema, name));
}

/** What an entry of a list holds, on one line: `Root Touch-Ups $65`, `Nov 26–29, Thanksgiving`. */
export function summaryOf(value: unknown, schema: FieldSchema, choices?: Choices): string {
  const { name, date, until, days, opens, closes, price } = isObject(value) ? value : {};
  const words = (key: string, part: unknown) => formatValue(part, childSchema(schema, key));
  if (Array.isArray(days) && typeof opens === 'string' && typeof closes === 'string')
    return `${dayRange(days.map(String))} ${words('opens', opens)}–${words('closes', closes)}`;
  if (typeof date === 'string' && typeof name === 'string' && date !== '' && name !== '')
    return `${dateRange(date, until)}, ${name}`;
  if (!nameField(schema)) return partsOf(value, schema, choices).join(', ');
  return `${entryName(value, schema)} ${words('price', price)}`.trim();
}

/** Whether an entry of a list is a day or vacation that is over. @param today in the salon's time zone */
export function isPast(entry: unknown, today: string): boolean {
  const { date, until = date } = isObject(entry) ? entry : {};
  return typeof until === 'string' && IS_DAY.test(until) && until < today;
}

/** `Monday–Friday`; others by name. */
function dayRange(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const start = weekdays.findIndex((day) => day === first);
  const isRow = days.length > 2 && days.every((day, index) => day === weekdays[start + index]);
  return isRow ? `${optionLabel(first)}–${optionLabel(last)}` : days.map(optionLabel).join(', ');
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Nov 26`, `Nov 26–29`, `Dec 30–Jan 2`. */
function dateRange(from: string, until: unknown): string {
  const parse = (day: unknown) => (typeof day === 'string' && IS_DAY.test(day) ? Date.parse(day) : NaN);
  const [first, last] = [parse(from), parse(until)];
  if (Number.isNaN(first)) return from;
  return Number.isNaN(last) ? DAY.format(first) : DAY.formatRange(first, last).replace(/\s–\s/u, '–');
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 26, 2026, 4:15 PM`. @param time in milliseconds since the epoch, or in ISO 8601 */
export const dateAndTime = (time: number | string): string => TIME.format(new Date(time));

/** Words that stand in the page where a value is shown: those of the value, and the names of what it is in; the best first. */
export function highlightAt(data: unknown, fields: FieldSchema, path: readonly string[]): string[] {
  let value = data;
  let schema = fields;
  const words: string[] = [];
  for (const key of path) {
    schema = childSchema(schema, Array.isArray(value) ? Number(key) : key);
    value = (value as Record<string, unknown> | undefined)?.[key];
    const { photo } = isObject(value) ? value : {};
    if (isObject(value)) words.unshift(typeof photo === 'string' ? photo : entryName(value, schema));
  }
  const text = typeof value === 'object' ? '' : formatValue(value, schema);
  // A short value, such as a price, stands in many places.
  return [...(text.length > 8 ? [text, ...words] : [...words, text])].filter(Boolean);
}

/** Makes a name unique: `salon-tour-2`. */
export function freeName(name: string, taken: readonly string[], separator = '-'): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = name + separator + String(number);
  return free;
}

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
export function unnamedEntry({ entry }: FieldSchema, index: number): string {
  return entry ? `New ${entry.replace(/^(?:an?|other) /u, '')}` : `Entry ${index + 1}`;
}

/** Joins labels with commas. Leaves out the last one if the field has a unit: "$60" already says that it is a price. */
export function joinWords(words: readonly string[], { unit }: FieldSchema): string {
  return (unit && words.length > 1 ? words.slice(0, -1) : words).join(', ');
}

/** The label of a field with its parents: `Thanksgiving, First day`. Empty for the whole file. */
export function fieldLabel(fields: FieldSchema, data: unknown, path: Path): string {
  let schema = fields;
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
  const ofFile = entries.filter((entry) => entry.file === file);
  const part = ofFile.find(({ fields }) => fields?.includes(String(path[0])));
  return part ?? ofFile.find(({ fields }) => !fields) ?? ofFile[0];
}
