import { expect, test } from 'vitest';

import { clockTime, minutesOf } from './clock-time.ts';

test.each([
  ['00:00', '12am'],
  ['09:05', '9:05am'],
  ['12:00', '12pm'],
  ['12:30', '12:30pm'],
  ['23:00', '11pm'],
])('%s reads %s', (time, words) => {
  expect(clockTime(minutesOf(time))).toBe(words);
});
