import { expect, test } from 'vitest';
import { noonOf } from './dates.ts';

test('noon has the UTC offset of its day', () => {
  expect(noonOf('2025-10-20', 'America/Chicago')).toBe('2025-10-20T12:00:00-05:00');
  // The day on which clocks go back.
  expect(noonOf('2025-11-02', 'America/Chicago')).toBe('2025-11-02T12:00:00-06:00');
  expect(noonOf('2025-01-05', 'UTC')).toBe('2025-01-05T12:00:00+00:00');
});
