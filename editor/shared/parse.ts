import { weekdays } from '../../site/lib/weekdays.ts';

/** What the owner may type in a field, and the value that the file gets. */

/** `$70`, `70.00`, `1,200` → 70, 1200. */
export function parseAmount(text: string): number | undefined {
  const digits = /^\$?\s*(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?<cents>\.\d+)?$/u.exec(text.trim())?.groups;
  return digits && Number((digits.whole ?? '').replaceAll(',', '') + (digits.cents ?? ''));
}

/** `(903) 555-0177`, `1-903-555-0177` → `+19035550177`. Numbers of North America only, as the site shows no others. */
export function parsePhone(text: string): string | undefined {
  if (!/^[\d\s().+-]+$/u.test(text)) return undefined;
  const digits = text.replaceAll(/\D/gu, '').replace(/^1(?=\d{10}$)/u, '');
  return /^[2-9]\d{9}$/u.test(digits) ? `+1${digits}` : undefined;
}

/**
 * `9am`, `9:30 p.m.`, `noon`, `17:00` → `09:00`, `21:30`, `12:00`, `17:00`. A bare 8 or 8:30 is in the morning, and as an
 * end in the evening.
 * @param isEnd whether it is a closing time or the end of a break
 */
export function parseTime(text: string, isEnd: boolean): string | undefined {
  const words = text.trim().toLowerCase().replaceAll(/[\s.]/gu, '');
  if (words === 'noon') return '12:00';
  const {
    hour,
    minute = '00',
    half = /^[1-9]\d?(?::|$)/u.test(words) ? usualHalf(Number.parseInt(words, 10), isEnd) : undefined,
  } = /^(?<hour>\d{1,2})(?::(?<minute>[0-5]\d))?(?<half>am|pm|a|p)?$/u.exec(words)?.groups ?? {};
  if (hour === undefined || (half === undefined && !words.includes(':'))) return undefined;
  const isValid = half ? Number(hour) >= 1 && Number(hour) <= 12 : Number(hour) <= 23;
  const hours = half ? (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hour);
  return isValid ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}

/** The usual half of the day for an hour; undefined for hours above 12. */
function usualHalf(hour: number, isEnd: boolean): 'am' | 'pm' | undefined {
  if (hour > 12) return undefined;
  return !isEnd && hour >= 5 && hour < 12 ? 'am' : 'pm';
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `tomorrow`, `Friday`, `Fri` → the next such day, at most a week from today. */
function parseNextDay(words: string, today: string): string | undefined {
  const days = Array.from({ length: 7 }, (_, ahead) => new Date(Date.parse(today) + ahead * 86_400_000));
  const isMeant = (day: Date, ahead: number) => {
    const weekday = weekdays.at(day.getUTCDay() - 1) ?? '';
    return [['today', 'tomorrow'][ahead], weekday, weekday.slice(0, 3)].includes(words);
  };
  return days.find(isMeant)?.toISOString().slice(0, 10);
}

/**
 * `Nov 26`, `11/26`, `November 26, 2026`, `2026-11-26`, `Thursday` → `2026-11-26`. Without a year, the next such day. Undefined
 * for a day that no calendar has, like Feb 30.
 *
 * @param today as the file has it
 */
export function parseDate(text: string, today: string): string | undefined {
  const words = text.trim().toLowerCase().replaceAll(/[.,]/gu, ' ').trim();
  const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/u.exec(words)?.groups;
  const slashes = /^(?<month>\d{1,2})\/(?<day>\d{1,2})(?:\/(?<year>\d{4}|\d{2}))?$/u.exec(words)?.groups;
  const named = /^(?<name>[a-z]{3,9})\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+(?<year>\d{4}))?$/u.exec(
    words,
  )?.groups;
  const { year, month, day, name = '' } = iso ?? slashes ?? named ?? {};
  const number = month === undefined ? MONTHS.indexOf(name.slice(0, 3)) + 1 : Number(month);
  if (day === undefined || number === 0) return parseNextDay(words, today);
  const inYear = (full: number) => calendarDay(full, number, Number(day));
  if (year !== undefined) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year));
  const thisYear = Number(today.slice(0, 4));
  // Feb 29 may be some years away.
  const next = Array.from({ length: 9 }, (_, offset) => inYear(thisYear + offset));
  return next.find((date) => date !== undefined && date >= today);
}

/** Undefined if the month has no such day. */
function calendarDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
}
