import { clockTime, minutesOf } from '../ui/clock-time.ts';
import { weekdays, type Salon, type Weekday } from './schemas/salon.ts';

type Opening = Salon['hours'][number];

export interface HoursLine {
  /** `Monday to Friday`, `Saturday`. */
  readonly days: string;
  /** `9am-6pm`, or `closed`. */
  readonly hours: string;
}

interface Run {
  first: Weekday;
  last: Weekday;
  opening: Opening | undefined;
}

/** The week from Monday, with consecutive days of equal hours grouped. */
function runs(hours: readonly Opening[]): Run[] {
  const found: Run[] = [];
  for (const day of weekdays) {
    const opening = hours.find(({ days }) => days.includes(day));
    const run = found.at(-1);
    if (run && run.opening?.opens === opening?.opens && run.opening?.closes === opening?.closes)
      run.last = day;
    else found.push({ first: day, last: day, opening });
  }
  return found;
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The hours of a day for display: `9am-6pm` or `closed`. */
export function hoursOn(hours: readonly Opening[], day: Weekday): string {
  const opening = hours.find(({ days }) => days.includes(day));
  return opening ? span(opening) : 'closed';
}

/** `9am-6pm`. */
export function span({ opens, closes }: { opens: string; closes: string }): string {
  return `${clockTime(minutesOf(opens))}-${clockTime(minutesOf(closes))}`;
}

/** The hours of the whole week for display, including closed days. */
export function displayHours(hours: readonly Opening[]): HoursLine[] {
  return runs(hours).map(({ first, last, opening }) => ({
    days: first === last ? capitalize(first) : `${capitalize(first)} to ${capitalize(last)}`,
    hours: opening ? span(opening) : 'closed',
  }));
}

/**
 * The hours for structured data: `Mo-Fr 09:00-18:00`, open days only.
 * Source: schema.org/openingHours.
 */
export function openingHours(hours: readonly Opening[]): string[] {
  const short = (day: Weekday) => capitalize(day.slice(0, 2));
  return runs(hours).flatMap(({ first, last, opening }) =>
    opening
      ? [
          `${first === last ? short(first) : `${short(first)}-${short(last)}`} ${opening.opens}-${opening.closes}`,
        ]
      : [],
  );
}
