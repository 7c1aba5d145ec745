/** When a failed delivery is tried again, and when it is given up: after about a week, mostly once an hour. */
export const RETRY = { firstSeconds: 30, maxSeconds: 3600, limit: 200 } as const;

/** An attempt to send a mail ends after 30 seconds, and is recorded then. In milliseconds. */
export const MAX_MAIL_MS = 35_000;

/** The wait before the next attempt, in milliseconds. @param attempts attempts so far, at least 1 */
export function retryDelay(attempts: number, firstSeconds: number = RETRY.firstSeconds): number {
  const seconds = Math.min(firstSeconds * 2 ** Math.min(attempts - 1, 30), RETRY.maxSeconds);
  // Up to a fifth less, so that messages that failed together are not retried together.
  return Math.round(seconds * 1000 * (1 - Math.random() / 5));
}
