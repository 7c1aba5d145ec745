import type { FieldSchema } from './api.ts';
import { isObject } from './schema.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The time of a day of a file; NaN for other texts, such as `Feb 30`, which `Date.parse` takes for another day. */
function parseDay(day: unknown): number {
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/u.test(day) ? Date.parse(day) : NaN;
}

/** `Nov 26, 2026`; a text that is no day as it is. */
export function formatDate(text: string): string {
  const day = parseDay(text);
  return Number.isNaN(day) ? text : DATE.format(day);
}

/** `Nov 26`, `Nov 26–29`, `Dec 30–Jan 2`. */
export function formatDateRange(from: unknown, until: unknown): string {
  const [first, last] = [parseDay(from), parseDay(until)];
  if (Number.isNaN(first)) return String(from);
  return Number.isNaN(last) ? DAY.format(first) : DAY.formatRange(first, last).replace(/\s–\s/u, '–');
}

/** `Nov 26, 2026, 4:15 PM`. @param time in milliseconds since the epoch, or in ISO 8601 */
export const formatDateTime = (time: number | string): string => TIME.format(new Date(time));

/** Whether an item of a list is a holiday that is over. @param today in the salon's time zone */
export function isPast(item: unknown, { format }: FieldSchema, today: string): boolean {
  const { date, until = date } = isObject(item) ? item : {};
  return format === 'holiday' && parseDay(until) < Date.parse(today);
}
