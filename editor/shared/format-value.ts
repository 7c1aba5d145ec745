import { displayPhone } from '../../contact/phone.ts';
import { capitalize } from '../../site/lib/capitalize.ts';
import { clockTime } from '../../site/lib/clock-time.ts';
import { dollars } from '../../site/lib/dollars.ts';
import { weekdays } from '../../site/lib/weekdays.ts';
import type { Choices, FieldSchema } from './api.ts';
import { formatDate, formatDateRange } from './dates.ts';
import { childSchema, fieldWith, isObject, valueAt } from './schema.ts';

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
  return format === 'date' ? formatDate(text) : text;
}

/** A value of a menu or of check boxes, such as a day of the week. */
export function optionLabel(value: string): string {
  return /^[a-z-]+$/u.test(value) ? capitalize(value) : value;
}

/** The field that names an item of a list. */
function nameField(schema: FieldSchema): string | undefined {
  const isText = ({ type, format, choices, enum: values, advanced }: FieldSchema) =>
    type === 'string' && !(format ?? choices ?? values ?? advanced);
  return fieldWith(schema, ({ isName }) => isName === true) ?? fieldWith(schema, isText);
}

/** The fields of a value as words, without those under More. */
export function partsOf(value: unknown, schema: FieldSchema, choices?: Choices): string[] {
  if (typeof value !== 'object') return [formatValue(value, schema, choices)];
  const fields = Array.isArray(value) ? [...value.entries()] : Object.entries(value ?? {});
  const parts = fields.map(([key, field]) => {
    const part = childSchema(schema, key);
    const isVisible = !part.advanced && part.type !== 'boolean' && part.const === undefined;
    return isVisible ? formatValue(field, part, choices) : '';
  });
  return parts.filter(Boolean);
}

/** What an item of a list is called in short: its name, or else its first words. */
export function itemName(value: unknown, schema: FieldSchema): string {
  const name = nameField(schema);
  if (name === undefined) return partsOf(value, schema)[0] ?? '';
  return formatValue(valueAt(value, [name]), childSchema(schema, name));
}

/** What an item of a list holds, on one line: `Root Touch-Ups $65`, `Nov 26–29, Thanksgiving`. */
export function summaryOf(value: unknown, schema: FieldSchema, choices?: Choices): string {
  const fields = isObject(value) ? value : {};
  const format = (key = '') => formatValue(fields[key], childSchema(schema, key));
  if (schema.format === 'hours' && Array.isArray(fields.days))
    return `${formatWeekdays(fields.days.map(String))} ${format('opens')}–${format('closes')}`;
  if (schema.format === 'holiday' && fields.date && fields.name)
    return `${formatDateRange(fields.date, fields.until)}, ${format('name')}`;
  if (!nameField(schema)) return partsOf(value, schema, choices).join(', ');
  const amount = fieldWith(schema, ({ unit }) => unit !== undefined);
  return `${itemName(value, schema)} ${format(amount)}`.trim();
}

/** `Monday–Friday`; others by name. */
function formatWeekdays(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const start = weekdays.findIndex((day) => day === first);
  const isRow = days.length > 2 && days.every((day, index) => day === weekdays[start + index]);
  return isRow ? `${optionLabel(first)}–${optionLabel(last)}` : days.map(optionLabel).join(', ');
}
