import { timeRanges } from '../content/salon/hours.ts';
import type { Salon } from '../content/salon/schema.ts';
import { weekdays } from '../lib/weekdays.ts';
import { capitalize } from '../lib/capitalize.ts';
import type { SchemaNode } from './schema-node.ts';

type Holiday = Salon['holidays'][number];

/** Google's notation of a closed day (Search Central, "Local business": business hours). */
const CLOSED = { opens: '00:00', closes: '00:00' } as const;

/** The hours of the week, including closed days, then those of holidays. A holiday without times is closed. */
export function openingHoursSpecification(
  hours: Salon['hours'],
  holidays: readonly Omit<Holiday, 'name'>[] = [],
): SchemaNode[] {
  const open = new Set(hours.flatMap(({ days }) => days));
  const closed = weekdays.filter((day) => !open.has(day));
  return [
    ...hours.flatMap((opening) =>
      timeRanges(opening).map((range) => entry(range, { dayOfWeek: opening.days.map(capitalize) })),
    ),
    ...(closed.length > 0 ? [entry({}, { dayOfWeek: closed.map(capitalize) })] : []),
    ...holidays.map(({ date, until = date, ...times }) =>
      entry(times, { validFrom: date, validThrough: until }),
    ),
  ];
}

function entry(
  { opens, closes }: Pick<Holiday, 'opens' | 'closes'>,
  when: Record<string, unknown>,
): SchemaNode {
  const times = opens && closes ? { opens, closes } : CLOSED;
  return { '@type': 'OpeningHoursSpecification', ...when, ...times };
}
