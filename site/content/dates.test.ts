import { expect, test, vi } from 'vitest';
import { longDate } from './dates.ts';

test.each(['America/Chicago', 'Pacific/Auckland'])('a day is the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(longDate('2025-10-20')).toBe('October 20, 2025');
  expect(longDate('2025-01-01')).toBe('January 1, 2025');
  vi.unstubAllEnvs();
});
