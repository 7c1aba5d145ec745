import { type OpeningPlan, type OpenSpan } from '../ui/open-line.ts';
import { clockTime, type HoursLine } from './hours.ts';
import { type Salon } from './schemas/salon.ts';

type Holiday = Salon['holidays'][number];

/** A day that differs from the week. Without times it is closed. */
export interface SpecialDay {
  /** `2026-12-24`. */
  readonly date: string;
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

/** `Date` counts days from Sunday. */
const fromSunday = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** What a browser needs to say whether the salon is open: the week, and the days that differ. */
export function openingPlan({ hours, holidays, timeZone }: Salon): OpeningPlan {
  return {
    zone: timeZone,
    week: fromSunday.map((day) => span(hours.find(({ days }) => days.includes(day)))),
    days: Object.fromEntries(specialDays(holidays).map((day) => [day.date, span(day)])),
  };
}

/** Each day that differs from the week, one by one. */
export function specialDays(holidays: readonly Holiday[]): SpecialDay[] {
  return holidays.flatMap(({ date, until = date, opens, closes }) => {
    const found: SpecialDay[] = [];
    for (let day = date; day <= until; day = later(day, 1)) found.push({ date: day, opens, closes });
    return found;
  });
}

/** How far ahead people care: six weeks, from one appointment to the next. */
const SOON_DAYS = 42;

/** Holidays of the six weeks from `today`, as lines for people: `Thursday, November 26 (Thanksgiving)`, `closed`. */
export function holidayLines(holidays: readonly Holiday[], today: string): HoursLine[] {
  const horizon = later(today, SOON_DAYS);
  return holidays
    .filter(({ date, until = date }) => until >= today && date <= horizon)
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, until, name, opens, closes }) => ({
      days: `${until ? `${short(date)} to ${short(until)}` : short(date)}, ${name}`,
      hours: opens && closes ? `${clockTime(opens)}-${clockTime(closes)}` : 'closed',
    }));
}

/** The date on the salon's wall at a moment: `2026-11-21`. */
export function dateIn(timeZone: string, now: Date): string {
  return now.toLocaleDateString('sv', { timeZone });
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

function later(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** `Nov 26`: in a narrow column the year is clear from the season. */
function short(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
}
