import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTry, RETRY_SCHEDULE } from './retry-schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;

describe('the schedule of retries', () => {
  it('begins at half a minute and doubles up to an hour', () => {
    const waits = [1, 2, 3, 7, 8, 20, 1000].map(
      (attempts) => (nextTry(RETRY_SCHEDULE, attempts, NOW, NOW, undefined) ?? 0) - NOW,
    );
    const least = [0.5, 1, 2, 32, 60, 60, 60].map((minutes) => minutes * MINUTE);
    for (const [i, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(least[i] ?? 0);
      expect(wait).toBeLessThanOrEqual(Math.min((least[i] ?? 0) * 1.2, HOUR));
    }
  });

  it('goes on for at least seven days, and not for ever', () => {
    expect(nextTry(RETRY_SCHEDULE, 200, NOW - 7 * DAY, NOW, undefined)).toBeDefined();
    expect(nextTry(RETRY_SCHEDULE, 200, NOW - 9 * DAY, NOW, undefined)).toBeUndefined();
  });

  it('waits as long as it is asked to, up to a day, and never less than it would', () => {
    expect(nextTry(RETRY_SCHEDULE, 1, NOW, NOW, 2 * HOUR)).toBe(NOW + 2 * HOUR);
    expect(nextTry(RETRY_SCHEDULE, 1, NOW, NOW, 30 * DAY)).toBe(NOW + DAY);
    expect(nextTry(RETRY_SCHEDULE, 1, NOW, NOW, 0)).toBeGreaterThanOrEqual(NOW + MINUTE / 2);
  });

  it('is a whole number of milliseconds in the future, whatever happened before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.option(fc.nat(), { nil: undefined }),
        (attempts, asked) => {
          const at = nextTry(RETRY_SCHEDULE, attempts, NOW, NOW, asked) ?? 0;
          expect(Number.isInteger(at) && at > NOW).toBe(true);
        },
      ),
    );
  });
});
