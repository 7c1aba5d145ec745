import type { HolidayLine, OpeningHours } from '../../lib/opening-hours.ts';
import { displayRange, timeRanges } from './hours.ts';
import { weekdays } from '../../lib/weekdays.ts';
import type { Salon } from './schema.ts';

type Holiday = Salon['holidays'][number];

/** The data from which the browser tells whether the salon is open. */
export function openingHours({ hours, holidays, timeZone }: Salon): OpeningHours {
  return {
    timeZone,
    // In the order of `Date.getDay()`.
    week: [weekdays[6], ...weekdays.slice(0, 6)].map((day) =>
      hours.filter(({ days }) => days.includes(day)).flatMap(timeRanges),
    ),
    holidays: Object.fromEntries(
      holidays.flatMap(({ opens, closes, ...holiday }) => {
        const ranges = opens && closes ? [{ opens, closes }] : [];
        return daysOf(holiday).map((day) => [day, ranges]);
      }),
    ),
  };
}

/** Each day of a holiday. */
function daysOf({ date, until = date }: Pick<Holiday, 'date' | 'until'>): string[] {
  const days: string[] = [];
  for (let day = date; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Holidays are shown six weeks ahead, about the time from one appointment to the next. */
const DAYS_AHEAD = 42;

/** All holidays from `today` on, for display: `Nov 26, Thanksgiving`, `closed`. The browser shows those that are near. */
export function displayHolidays(holidays: readonly Holiday[], today: string): HolidayLine[] {
  return holidays
    .filter(({ date, until = date }) => until >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, until, name, opens, closes }) => ({
      days: `${until ? `${short(date)} to ${short(until)}` : short(date)}, ${name}`,
      hours: opens && closes ? displayRange({ opens, closes }) : 'closed',
      shown: { first: addDays(date, -DAYS_AHEAD), last: until ?? date },
    }));
}

function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** `Nov 26`. The lines are in order, so the year is left out. */
function short(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
}
