import { clockTime, minutesOf } from '../../ui/clock-time.ts';
import { weekdays, type Salon, type Weekday } from './schema.ts';

type Opening = Salon['hours'][number];

export interface HoursLine {
  /** `Monday to Friday`, `Saturday`. */
  readonly days: string;
  /** `9am-6pm`, `9am-12pm, 1pm-6pm` or `closed`. */
  readonly hours: string;
}

/** Opening and closing time on the 24-hour clock: `09:00`. */
export interface OpenTimes {
  readonly opens: string;
  readonly closes: string;
}

interface Run {
  first: Weekday;
  last: Weekday;
  opening: Opening | undefined;
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

/** The week from Monday, with consecutive days of equal hours grouped. */
function runs(hours: readonly Opening[]): Run[] {
  const found: Run[] = [];
  for (const day of weekdays) {
    const opening = hours.find(({ days }) => days.includes(day));
    const run = found.at(-1);
    if (run && text(run.opening) === text(opening)) run.last = day;
    else found.push({ first: day, last: day, opening });
  }
  return found;
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The hours of a day for display: `9am-6pm`, `9am-12pm, 1pm-6pm` or `closed`. */
export function hoursOn(hours: readonly Opening[], day: Weekday): string {
  return text(hours.find(({ days }) => days.includes(day)));
}

function text(opening: Opening | undefined): string {
  return opening ? openTimes(opening).map(span).join(', ') : 'closed';
}

/** `9am-6pm`. */
export function span({ opens, closes }: OpenTimes): string {
  return `${clockTime(minutesOf(opens))}-${clockTime(minutesOf(closes))}`;
}

/** The hours of the whole week for display, including closed days. */
export function displayHours(hours: readonly Opening[]): HoursLine[] {
  return runs(hours).map(({ first, last, opening }) => ({
    days: first === last ? capitalize(first) : `${capitalize(first)} to ${capitalize(last)}`,
    hours: text(opening),
  }));
}
