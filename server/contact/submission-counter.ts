import { SUBMISSION_WINDOW_MS, type SubmissionLimits } from './store.ts';

/** Limits memory. The oldest windows are dropped first. */
const MAX_CLIENTS = 100_000;

interface Window {
  readonly endsAt: number;
  count: number;
}

/**
 * Counts submissions in memory, for a store that one process uses. A window begins with a client's first submission.
 * Uses the monotonic clock, which cannot be set back.
 */
export class SubmissionCounter {
  readonly #windows = new Map<string, Window>();
  /** Of all clients together. */
  #total: Window | undefined;
  readonly #now: () => number;

  /** @param now monotonic time in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Returns the seconds to wait if the submission is over the limits. Only accepted submissions count. */
  count(client: string, limits: SubmissionLimits): number | undefined {
    const now = this.#now();
    const all = currentWindow(this.#total, now);
    const own = currentWindow(this.#windows.get(client), now);
    const wait = secondsToWait(own, limits.perClient, now) ?? secondsToWait(all, limits.total, now);
    if (wait !== undefined) return wait;
    this.#total = all;
    all.count += 1;
    own.count += 1;
    if (own.count === 1) this.#remember(client, own, now);
    return undefined;
  }

  /** The map is ordered by when windows began, which is also the order in which they end. */
  #remember(client: string, window: Window, now: number): void {
    this.#windows.delete(client);
    this.#windows.set(client, window);
    for (const [name, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= MAX_CLIENTS) return;
      this.#windows.delete(name);
    }
  }
}

/** The open window, or a new one. */
function currentWindow(known: Window | undefined, now: number): Window {
  return known !== undefined && known.endsAt > now ? known : { endsAt: now + SUBMISSION_WINDOW_MS, count: 0 };
}

function secondsToWait(window: Window, limit: number, now: number): number | undefined {
  return window.count < limit ? undefined : Math.ceil((window.endsAt - now) / 1000);
}
