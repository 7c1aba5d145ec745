import { expect, test, vi } from 'vitest';
import { longDate, today } from './dates.ts';

test.each(['America/Chicago', 'Pacific/Auckland'])('formats the same date in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(longDate('2025-10-20')).toBe('October 20, 2025');
  expect(longDate('2025-01-01')).toBe('January 1, 2025');
  vi.unstubAllEnvs();
});

test('today is the date in the given time zone', () => {
  expect(today('America/Chicago', new Date('2026-11-22T05:59:00Z'))).toBe('2026-11-21');
  expect(today('America/Chicago', new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22');
});
