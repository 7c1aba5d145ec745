import { expect, test } from 'vitest';
import { displayHours } from './hours.ts';
import type { Salon } from './schema.ts';

test('consecutive days with equal hours share a line, from Monday, closed days included', () => {
  const odd: Salon['hours'] = [
    { days: ['friday', 'monday'], opens: '10:30', closes: '19:00' },
    { days: ['tuesday'], opens: '10:30', closes: '19:00' },
  ];
  expect(displayHours(odd)).toEqual([
    { days: 'Monday to Tuesday', hours: '10:30am-7pm' },
    { days: 'Wednesday to Thursday', hours: 'closed' },
    { days: 'Friday', hours: '10:30am-7pm' },
    { days: 'Saturday to Sunday', hours: 'closed' },
  ]);
});

test('a day with a break is displayed as two times, on a line of its own', () => {
  const lunch = { from: '12:00', to: '13:00' };
  const odd: Salon['hours'] = [
    { days: ['monday'], opens: '09:00', closes: '18:00', break: lunch },
    { days: ['tuesday'], opens: '09:00', closes: '18:00' },
  ];
  expect(displayHours(odd).slice(0, 2)).toEqual([
    { days: 'Monday', hours: '9am-12pm, 1pm-6pm' },
    { days: 'Tuesday', hours: '9am-6pm' },
  ]);
});
