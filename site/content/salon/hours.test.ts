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
