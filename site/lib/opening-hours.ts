import { clockTime } from './clock-time.ts';
import { localDateTime } from './local-time.ts';

/** From when until when the salon is open, on the 24-hour clock: `09:00`. */
export interface TimeRange {
  readonly opens: string;
  readonly closes: string;
}

/** Opening hours as serialized into the page. */
export interface OpeningHours {
  /** The salon's, by its IANA name. */
  timeZone: string;
  /** When it opens on each day, in order; empty when closed. Sunday first, like `Date`. */
  week: readonly (readonly TimeRange[])[];
  /** The same for each day of a holiday, by date (`2026-12-25`). */
  holidays: Readonly<Record<string, readonly TimeRange[]>>;
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
  shown: { first: string; last: string };
}

/** Days to search for the next opening: longer than any vacation. */
const HORIZON_DAYS = 31;

/** `Open now, until 6pm` or `Closed, opens Monday 9am`; empty if the salon does not open within a month. */
export function openingStatus({ timeZone, week, holidays }: OpeningHours, now: Date): string {
  const [today = '', time = ''] = localDateTime(timeZone, now).split('T');
  // Treated as UTC, so that clock changes do not affect the arithmetic.
  const day = new Date(`${today}T00:00Z`);

  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
    const ranges = holidays[day.toISOString().slice(0, 10)] ?? week[day.getUTCDay()] ?? [];
    const next = ranges.find(({ closes }) => ahead > 0 || time < closes);
    if (next) {
      if (!ahead && time >= next.opens) return `Open now, until ${clockTime(next.closes)}`;
      return `Closed, opens ${ahead ? dayName(day, ahead > 6) : 'today'} ${clockTime(next.opens)}`;
    }
    day.setUTCDate(day.getUTCDate() + 1);
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
