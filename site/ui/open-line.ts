/** From when to when, in minutes since midnight. */
export type OpenSpan = readonly [opens: number, closes: number];

/** When the salon is open, small enough to travel in the page. */
export interface OpeningPlan {
  /** The salon's own time zone (IANA): its hours do not depend on where the visitor is. */
  zone: string;
  /** Sunday first, as `Date` counts days; null is closed. */
  week: readonly (OpenSpan | null)[];
  /** Days that differ from the week, by date (`2026-12-25`); null is closed. */
  days: Readonly<Record<string, OpenSpan | null>>;
}

/** How far ahead to look for an open day: a month, longer than any vacation a salon takes. */
const HORIZON_DAYS = 31;

/**
 * One line about this moment: `Open now, until 6 pm`, `Closed, opens Monday 9 am`.
 * Empty when the salon does not open within a month: then the hours must speak for themselves.
 */
export function openLine({ zone, week, days }: OpeningPlan, now: Date): string {
  // Swedish writes a date as ISO does. The salon's wall clock, read as if it were UTC, can be reckoned with: no hour of it is skipped or told twice.
  const wall = new Date(`${now.toLocaleString('sv', { timeZone: zone }).replace(' ', 'T')}Z`);
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();

  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
    const date = wall.toISOString().slice(0, 10);
    const span = date in days ? days[date] : week[wall.getUTCDay()];
    if (span && (ahead || minute < span[1])) {
      if (!ahead && minute >= span[0]) return `Open now, until ${clock(span[1])}`;
      const day = ahead ? dayName(wall, ahead > 6) : 'today';
      return `Closed, opens ${day} ${clock(span[0])}`;
    }
    wall.setUTCDate(wall.getUTCDate() + 1);
  }
  return '';
}

/** `Monday`; a week or more ahead `Monday, January 4,`, because there is a Monday before it. */
function dayName(day: Date, far: boolean): string {
  const name = day.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    ...(far && { month: 'long', day: 'numeric' }),
  });
  return far ? `${name},` : name;
}

/** Minutes since midnight as `9 am`, `4:30 pm`. */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'am' : 'pm'}`;
}
