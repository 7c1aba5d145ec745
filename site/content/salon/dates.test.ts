import { expect, test } from 'vitest';
import { noonOf, today } from './dates.ts';

test('today is the date in the given time zone', () => {
  expect(today('America/Chicago', new Date('2026-11-22T05:59:00Z'))).toBe('2026-11-21');
  expect(today('America/Chicago', new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22');
});

test('noon has the UTC offset of its day', () => {
  expect(noonOf('2025-10-20', 'America/Chicago')).toBe('2025-10-20T12:00:00-05:00');
  // The day on which clocks go back.
  expect(noonOf('2025-11-02', 'America/Chicago')).toBe('2025-11-02T12:00:00-06:00');
  expect(noonOf('2025-01-05', 'UTC')).toBe('2025-01-05T12:00:00+00:00');
});
