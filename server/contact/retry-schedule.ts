/** When to try a failed delivery again, and when to stop. */

export interface RetrySchedule {
  /** Wait before the second attempt, in milliseconds. It doubles with each further attempt. */
  readonly firstMs: number;
  /** Longest wait unless the webhook asks for more, in milliseconds. */
  readonly maxMs: number;
  /** How long to try before the lead is parked, in milliseconds. */
  readonly giveUpAfterMs: number;
}

/** Eight days: an outage that begins on a Friday may be noticed on Monday and take days to repair. */
export const RETRY_SCHEDULE: RetrySchedule = {
  firstMs: 30_000,
  maxMs: 3_600_000,
  giveUpAfterMs: 8 * 24 * 3_600_000,
};

/** The longest Retry-After that is obeyed. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000;

/**
 * Works with durations only, so that it does not matter whether the clocks of server and database agree.
 * @param attempts attempts so far, including the one that just failed
 * @param pendingForMs how long the lead has been pending
 * @param retryAfterMs what the webhook's Retry-After asked for
 * @returns how long to wait before the next attempt, in milliseconds; undefined when it is time to park the lead
 */
export function retryDelay(
  schedule: RetrySchedule,
  attempts: number,
  pendingForMs: number,
  retryAfterMs: number | undefined,
): number | undefined {
  if (pendingForMs >= schedule.giveUpAfterMs) return undefined;
  const backoff = Math.min(schedule.firstMs * 2 ** Math.min(attempts - 1, 30), schedule.maxMs);
  // Up to a fifth more, so that leads that failed together are not retried together.
  const jittered = Math.min(backoff * (1 + Math.random() / 5), schedule.maxMs);
  const asked = Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS);
  return Math.round(Math.max(jittered, asked));
}
