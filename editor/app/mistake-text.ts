import type { FieldSchema, Mistake } from '../shared/api.ts';

/** What a field of a format holds, and how the file writes it. */
const FORMATS: Readonly<Record<string, readonly [expected: string, written: RegExp]>> = {
  phone: ['a phone number with area code, like (903) 555-0142', /^$/u],
  time: ['a time, like 9am or 5:30pm', /^\d\d:\d\d$/u],
  date: ['a day of the calendar, like Nov 26', /^\d{4}-\d\d-\d\d$/u],
  uri: ['an address, like instagram.com/your-salon', /^https:\/\/\S+$/u],
};

/** What the schemas expect of a field that is only empty. */
const WORDS = /^(?:some words|text|at least 1 character|a photo|a number|a whole number)$/u;

/** A mistake in the owner's words. */
export function mistakeText({ expected, found, value, path }: Mistake, schema: FieldSchema = {}): string {
  const isEmpty = value === undefined || value === null || value === '';
  const [format, written = /^$/u] =
    FORMATS[schema.format ?? ''] ?? (schema.unit ? ['whole dollars, like 70', /^\d+$/u] : []);
  if (format && !written.test(inText(value)))
    return isEmpty ? `Write ${format}.` : `“${inText(value)}” is not understood: write ${format}.`;
  if (path.length === 0) return `${capital(found)}: this should be ${expected}.`;
  if (!isEmpty) return `This should be ${expected}.`;
  return WORDS.test(expected) || expected.startsWith('at least ')
    ? 'Please fill this in.'
    : `Still missing: ${expected}.`;
}

const inText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
