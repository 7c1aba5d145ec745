import { type HoursLine } from '../../lib/opening-hours.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { clockTime, minutesOf } from '../../lib/clock-time.ts';
import { weekdays, type Salon, type Weekday } from './schema.ts';

type Opening = Salon['hours'][number];

/** Opening and closing time on the 24-hour clock: `09:00`. */
export interface OpenTimes {
  readonly opens: string;
  readonly closes: string;
}

/** When the salon is open on such a day: once, or before and after a break. */
export function openTimes({ opens, closes, break: pause }: Opening): OpenTimes[] {
  return pause
    ? [
        { opens, closes: pause.from },
        { opens: pause.to, closes },
      ]
    : [{ opens, closes }];
}

/** The hours of a day for display: `9am-6pm`, `9am-12pm, 1pm-6pm` or `closed`. */
export function hoursOn(hours: readonly Opening[], day: Weekday): string {
  const opening = hours.find(({ days }) => days.includes(day));
  return opening ? openTimes(opening).map(span).join(', ') : 'closed';
}

/** `9am-6pm`. */
export function span({ opens, closes }: OpenTimes): string {
  return `${clockTime(minutesOf(opens))}-${clockTime(minutesOf(closes))}`;
}

/** The hours of the whole week for display. Consecutive days of equal hours share a line. */
export function displayHours(hours: readonly Opening[]): HoursLine[] {
  const lines: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const line = lines.at(-1);
    const today = hoursOn(hours, day);
    if (line?.hours === today) line.last = day;
    else lines.push({ first: day, last: day, hours: today });
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? capitalize(first) : `${capitalize(first)} to ${capitalize(last)}`,
    hours,
  }));
}
