import { expect, test } from 'vitest';
import { displayHours } from './hours.ts';
import { type Salon } from './schema.ts';

const week: Salon['hours'] = [
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '18:00' },
  { days: ['saturday'], opens: '09:00', closes: '16:00' },
];

test('consecutive days with equal hours share a line, closed days included', () => {
  expect(displayHours(week)).toEqual([
    { days: 'Monday to Friday', hours: '9am-6pm' },
    { days: 'Saturday', hours: '9am-4pm' },
    { days: 'Sunday', hours: 'closed' },
  ]);
});

test('separate days are listed separately, from Monday', () => {
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
