import { expect, test } from 'vitest';
import { openingHoursSpecification } from './opening-hours.ts';

const WEEK = [
  { days: ['monday', 'tuesday'], opens: '09:00', closes: '18:00', break: { from: '12:00', to: '13:00' } },
  { days: ['saturday'], opens: '10:00', closes: '14:00' },
] satisfies Parameters<typeof openingHoursSpecification>[0];

const entry = (more: object) => ({ '@type': 'OpeningHoursSpecification', ...more });
const closed = { opens: '00:00', closes: '00:00' };

test('special days come last, with their dates', () => {
  const special = [
    { date: '2026-12-24', opens: '09:00', closes: '14:00' },
    { date: '2026-12-25', until: '2027-01-01', name: 'Vacation' },
  ];
  expect(openingHoursSpecification(WEEK, special).slice(4)).toEqual([
    entry({ validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '14:00' }),
    entry({ validFrom: '2026-12-25', validThrough: '2027-01-01', ...closed }),
  ]);
});
