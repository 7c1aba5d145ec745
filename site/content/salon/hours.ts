import { capitalize } from '../../lib/capitalize.ts';
import { clockTime } from '../../lib/clock-time.ts';
import type { HoursLine, TimeRange } from '../../lib/opening-hours.ts';
import { weekdays, type Weekday } from '../../lib/weekdays.ts';
import type { Salon } from './schema.ts';

type Opening = Salon['hours'][number];

/** When the salon is open on such a day: once, or before and after a break. */
export function timeRanges({ opens, closes, break: pause }: Opening): TimeRange[] {
  return pause
    ? [
        { opens, closes: pause.from },
        { opens: pause.to, closes },
      ]
    : [{ opens, closes }];
}

/** The hours of a day for display: `9am-6pm`, `9am-12pm, 1pm-6pm` or `closed`. */
export function displayHoursOn(hours: readonly Opening[], day: Weekday): string {
  const opening = hours.find(({ days }) => days.includes(day));
  return opening ? timeRanges(opening).map(displayRange).join(', ') : 'closed';
}

/** `9am-6pm`. */
export function displayRange({ opens, closes }: TimeRange): string {
  return `${clockTime(opens)}-${clockTime(closes)}`;
}

/** The hours of the whole week for display. Consecutive days of equal hours share a line. */
export function displayHours(hours: readonly Opening[]): HoursLine[] {
  const lines: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const line = lines.at(-1);
    const today = displayHoursOn(hours, day);
    if (line?.hours === today) line.last = day;
    else lines.push({ first: day, last: day, hours: today });
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? capitalize(first) : `${capitalize(first)} to ${capitalize(last)}`,
    hours,
  }));
}
