import { expect, test, vi } from 'vitest';
import { longDate, startOfDay } from './dates.ts';

test.each(['America/Chicago', 'Pacific/Auckland'])('a day is the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(longDate('2025-10-20')).toBe('October 20, 2025');
  expect(longDate('2025-01-01')).toBe('January 1, 2025');
  vi.unstubAllEnvs();
});

test.each([
  ['2025-10-20', 'America/Chicago', '2025-10-20T00:00:00-05:00'],
  ['2025-12-01', 'America/Chicago', '2025-12-01T00:00:00-06:00'],
  // The clocks change on these days, two hours after they began.
  ['2025-03-09', 'America/Chicago', '2025-03-09T00:00:00-06:00'],
  ['2025-11-02', 'America/Chicago', '2025-11-02T00:00:00-05:00'],
  ['2025-07-01', 'Pacific/Auckland', '2025-07-01T00:00:00+12:00'],
])('%s begins in %s at %s', (day, zone, moment) => {
  expect(startOfDay(day, zone)).toBe(moment);
});
