import { expect, test } from 'vitest';

import { openContent } from '../content.ts';
import { holidayLines, openingPlan } from './holidays.ts';

const holidays = [
  { date: '2027-02-27', until: '2027-03-02', name: 'Vacation' },
  { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '14:30' },
  { date: '2026-12-25', name: 'Christmas Day' },
];

test('converts the week and the holidays to minutes', () => {
  const lunch = { from: '12:00', to: '13:00' };
  const hours = [{ days: ['monday' as const], opens: '09:30', closes: '18:00', break: lunch }];
  const { week, days } = openingPlan({ ...openContent().get('salon'), hours, holidays });
  expect(week[1]?.join(' ')).toBe('570,720 780,1080');
  expect(week.flat()).toHaveLength(2);
  expect(days['2026-12-24']).toEqual([[540, 870]]);
  const vacation = ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'];
  expect(Object.keys(days).sort()).toEqual(['2026-12-24', '2026-12-25', ...vacation]);
  expect(days['2027-03-02']).toEqual([]);
});

test('lists the holidays that are not over in order, and when each is shown', () => {
  const days = (today: string) => holidayLines(holidays, today).map((line) => line.days);
  expect(days('2026-12-24')).toEqual([
    'Dec 24, Christmas Eve',
    'Dec 25, Christmas Day',
    'Feb 27 to Mar 2, Vacation',
  ]);
  expect(days('2027-03-02')).toHaveLength(1);
  expect(days('2027-03-03')).toEqual([]);
  expect(holidayLines(holidays, '2026-12-24')[0]).toEqual({
    days: 'Dec 24, Christmas Eve',
    hours: '9am-2:30pm',
    shown: { from: '2026-11-12', until: '2026-12-24' },
  });
});
