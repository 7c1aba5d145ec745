import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelay, RETRY_SCHEDULE } from './retry-schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('the retry schedule', () => {
  it('doubles from half a minute up to an hour', () => {
    const waits = [1, 2, 3, 7, 8, 20, 1000].map(
      (attempts) => retryDelay(RETRY_SCHEDULE, attempts, 0, undefined) ?? 0,
    );
    const least = [0.5, 1, 2, 32, 60, 60, 60].map((minutes) => minutes * MINUTE);
    for (const [i, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(least[i] ?? 0);
      expect(wait).toBeLessThanOrEqual(Math.min((least[i] ?? 0) * 1.2, HOUR));
    }
  });

  it('gives up after seven days at the earliest', () => {
    expect(retryDelay(RETRY_SCHEDULE, 200, 7 * DAY, undefined)).toBeDefined();
    expect(retryDelay(RETRY_SCHEDULE, 200, 9 * DAY, undefined)).toBeUndefined();
  });

  it('obeys Retry-After up to a day', () => {
    expect(retryDelay(RETRY_SCHEDULE, 1, 0, 2 * HOUR)).toBe(2 * HOUR);
    expect(retryDelay(RETRY_SCHEDULE, 1, 0, 30 * DAY)).toBe(DAY);
    expect(retryDelay(RETRY_SCHEDULE, 1, 0, 0)).toBeGreaterThanOrEqual(MINUTE / 2);
  });

  it('returns a positive whole number of milliseconds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.option(fc.nat(), { nil: undefined }),
        (attempts, asked) => {
          const delay = retryDelay(RETRY_SCHEDULE, attempts, 0, asked) ?? 0;
          expect(Number.isInteger(delay) && delay > 0).toBe(true);
        },
      ),
    );
  });
});
