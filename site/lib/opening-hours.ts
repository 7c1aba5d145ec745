import { clockTime } from './clock-time.ts';
import { salonTime } from './salon-time.ts';

/** Opening and closing time in minutes since midnight. */
export type OpenSpan = readonly [opens: number, closes: number];

/** Opening hours as serialized into the page. */
export interface OpeningPlan {
  /** The salon's IANA time zone. */
  zone: string;
  /** The open times of each day in their order, none when closed. Sunday first, like `Date`. */
  week: readonly (readonly OpenSpan[])[];
  /** Those of special days, by date (`2026-12-25`). */
  days: Readonly<Record<string, readonly OpenSpan[]>>;
}

/** Opening hours for display. */
export interface HoursLine {
  /** `Monday to Friday`, `Saturday`. */
  days: string;
  /** `9am-6pm`, `9am-12pm, 1pm-6pm` or `closed`. */
  hours: string;
}

/** Opening hours of a holiday for display. */
export interface HolidayLine extends HoursLine {
  /** First and last day on which it is shown: `2026-12-25`. */
  shown: { from: string; until: string };
}

/** Days to search for the next opening: longer than any vacation. */
const HORIZON_DAYS = 31;

/** `Open now, until 6pm` or `Closed, opens Monday 9am`; empty if the salon does not open within a month. */
export function openLine({ zone, week, days }: OpeningPlan, now: Date): string {
  // Treated as UTC, so that clock changes do not affect the arithmetic.
  const wall = new Date(`${salonTime(zone, now)}Z`);
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();

  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
    const date = wall.toISOString().slice(0, 10);
    const spans = days[date] ?? week[wall.getUTCDay()] ?? [];
    const next = spans.find(([, closes]) => ahead > 0 || minute < closes);
    if (next) {
      const [opens, closes] = next;
      if (!ahead && minute >= opens) return `Open now, until ${clockTime(closes)}`;
      const day = ahead ? dayName(wall, ahead > 6) : 'today';
      return `Closed, opens ${day} ${clockTime(opens)}`;
    }
    wall.setUTCDate(wall.getUTCDate() + 1);
  }
  return '';
}

/** `Monday`; from a week ahead on, `Monday, January 4,`. */
function dayName(day: Date, far: boolean): string {
  const name = day.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    ...(far && { month: 'long', day: 'numeric' }),
  });
  return far ? `${name},` : name;
}
