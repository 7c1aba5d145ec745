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
 * Works with durations only, so that it does not matter whether the clocks of server and database agree.
 * @param attempts attempts so far, including the one that just failed
 * @param pendingForMs how long the lead has been pending
 * @param askedMs what the webhook's Retry-After asked for
 * @returns how long to wait before the next attempt, in milliseconds; undefined when it is time to park the lead
 */
export function retryDelay(
  schedule: RetrySchedule,
  attempts: number,
  pendingForMs: number,
  askedMs: number | undefined,
): number | undefined {
  if (pendingForMs >= schedule.giveUpAfterMs) return undefined;
  const backoff = Math.min(schedule.firstMs * 2 ** Math.min(attempts - 1, 30), schedule.mostMs);
  // Up to a fifth more, so that leads that failed together are not retried together.
  const jittered = Math.min(backoff * (1 + Math.random() / 5), schedule.mostMs);
  const asked = Math.min(askedMs ?? 0, MOST_ASKED_MS);
  return Math.round(Math.max(jittered, asked));
}
