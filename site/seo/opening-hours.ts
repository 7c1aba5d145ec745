import { type Salon, type Weekday, weekdays } from '../content/schemas/salon.ts';
import { type Thing } from './thing.ts';

/** One or several days with other hours. Without times the salon is closed. */
export interface SpecialDays {
  /** The day, or the first of several: `2026-12-24`. */
  readonly date: string;
  /** The last of several. */
  readonly until?: string | undefined;
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

interface Times {
  opens?: string | undefined;
  closes?: string | undefined;
}

/** Google's notation of a closed day (Search Central, "Local business": business hours). */
const CLOSED = { opens: '00:00', closes: '00:00' } as const;

/** The hours of the week, including closed days, then those of special days. */
export function openingHoursSpecification(
  hours: Salon['hours'],
  special: readonly SpecialDays[] = [],
): Thing[] {
  const open = new Set(hours.flatMap(({ days }) => days));
  const closed = weekdays.filter((day) => !open.has(day));
  return [
    ...hours.map(({ days, ...times }) => entry(times, { dayOfWeek: days.map(dayOfWeek) })),
    ...(closed.length > 0 ? [entry({}, { dayOfWeek: closed.map(dayOfWeek) })] : []),
    ...special.map(({ date, until = date, ...times }) =>
      entry(times, { validFrom: date, validThrough: until }),
    ),
  ];
}

function entry({ opens, closes }: Times, when: Record<string, unknown>): Thing {
  const times = opens && closes ? { opens, closes } : CLOSED;
  return { '@type': 'OpeningHoursSpecification', ...when, ...times };
}

function dayOfWeek(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
