/** When to try a failed delivery again, and when to stop. */

export interface RetrySchedule {
  /** Wait before the second try, in milliseconds; it doubles with each further one. */
  readonly firstMs: number;
  /** Longest wait of our own choosing, in milliseconds. */
  readonly mostMs: number;
  /** How long a lead is tried before it is parked, in milliseconds. */
  readonly giveUpAfterMs: number;
}

/** From half a minute to an hour, for eight days: an outage that begins on a Friday evening is somebody's Monday. */
export const RETRY_SCHEDULE: RetrySchedule = {
  firstMs: 30_000,
  mostMs: 3_600_000,
  giveUpAfterMs: 8 * 24 * 3_600_000,
};

/** A webhook may ask for more patience than our own longest wait, but not for ever. */
const MOST_ASKED_MS = 24 * 3_600_000;

/**
 * @param attempts tries so far, with the one that just failed
 * @param since when the lead was first tried, in milliseconds since the epoch
 * @param askedMs what the webhook's Retry-After asked for
 * @returns when to try again, in milliseconds since the epoch; undefined when it is time to park the lead
 */
export function nextTry(
  schedule: RetrySchedule,
  attempts: number,
  since: number,
  now: number,
  askedMs: number | undefined,
): number | undefined {
  if (now - since >= schedule.giveUpAfterMs) return undefined;
  const backoff = Math.min(schedule.firstMs * 2 ** Math.min(attempts - 1, 30), schedule.mostMs);
  // Up to a fifth more, so that what failed together does not come back together.
  const jittered = Math.min(backoff * (1 + Math.random() / 5), schedule.mostMs);
  const asked = Math.min(askedMs ?? 0, MOST_ASKED_MS);
  return Math.round(now + Math.max(jittered, asked));
}
