import { type OpeningPlan, type OpenSpan } from '../ui/open-line.ts';
import { clockTime, type HoursLine } from './hours.ts';
import { type Salon } from './schemas/salon.ts';

type Holiday = Salon['holidays'][number];

/** A day with other opening hours than usual. Without times it is closed. */
export interface SpecialDay {
  /** `2026-12-24`. */
  readonly date: string;
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

/** In the order of `Date.getDay()`. */
const weekFromSunday = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** The data from which the browser tells whether the salon is open. */
export function openingPlan({ hours, holidays, timeZone }: Salon): OpeningPlan {
  return {
    zone: timeZone,
    week: weekFromSunday.map((day) => span(hours.find(({ days }) => days.includes(day)))),
    days: Object.fromEntries(specialDays(holidays).map((day) => [day.date, span(day)])),
  };
}

/** Expands holidays into single days. */
export function specialDays(holidays: readonly Holiday[]): SpecialDay[] {
  return holidays.flatMap(({ date, until = date, opens, closes }) => {
    const found: SpecialDay[] = [];
    for (let day = date; day <= until; day = addDays(day, 1)) found.push({ date: day, opens, closes });
    return found;
  });
}

/** Holidays are shown six weeks ahead, about the time from one appointment to the next. */
const DAYS_AHEAD = 42;

/** Holidays within six weeks of `today`, for display: `Nov 26, Thanksgiving`, `closed`. */
export function holidayLines(holidays: readonly Holiday[], today: string): HoursLine[] {
  const horizon = addDays(today, DAYS_AHEAD);
  return holidays
    .filter(({ date, until = date }) => until >= today && date <= horizon)
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, until, name, opens, closes }) => ({
      days: `${until ? `${short(date)} to ${short(until)}` : short(date)}, ${name}`,
      hours: opens && closes ? `${clockTime(opens)}-${clockTime(closes)}` : 'closed',
    }));
}

function span(
  times: { opens?: string | undefined; closes?: string | undefined } | undefined,
): OpenSpan | null {
  return times?.opens && times.closes ? [minutes(times.opens), minutes(times.closes)] : null;
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** `Nov 26`. The lines are at most six weeks ahead, so the year is left out. */
function short(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
}
