import { expect, test } from 'vitest';
import { openContent } from '../content.ts';
import { displayHolidays, openingHours } from './holidays.ts';

const holidays = [
  { date: '2027-02-27', until: '2027-03-02', name: 'Vacation' },
  { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '14:30' },
  { date: '2026-12-25', name: 'Christmas Day' },
];

test('lists the hours of each day of a holiday', () => {
  const { holidays: days } = openingHours({ ...openContent().get('salon'), holidays });
  expect(days['2026-12-24']).toEqual([{ opens: '09:00', closes: '14:30' }]);
  const vacation = ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'];
  expect(Object.keys(days).sort()).toEqual(['2026-12-24', '2026-12-25', ...vacation]);
  expect(days['2027-03-02']).toEqual([]);
});

test('lists the holidays that are not over in order', () => {
  const days = (today: string) => displayHolidays(holidays, today).map((line) => line.days);
  expect(days('2026-12-24')).toEqual([
    'Dec 24, Christmas Eve',
    'Dec 25, Christmas Day',
    'Feb 27 to Mar 2, Vacation',
  ]);
  expect(days('2027-03-02')).toHaveLength(1);
  expect(days('2027-03-03')).toEqual([]);
});
