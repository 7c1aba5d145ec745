/** Length of the window in which submissions are counted, in milliseconds. */
const WINDOW_MS = 10 * 60 * 1000;
/** Limits memory. The oldest windows are dropped first. */
const MAX_CLIENTS = 100_000;
/** All clients together may send this many times the limit of one before their messages are marked. */
const FLOOD_FACTOR = 50;

interface Window {
  readonly endsAt: number;
  count: number;
}

export interface Counted {
  /** Set when the client has to wait. */
  readonly retryAfterSeconds?: number;
  /** More messages came from all clients than is credible. */
  readonly isFlood: boolean;
}

/**
 * Counts submissions in memory. A window begins with a client's first submission. Uses the monotonic clock, which cannot
 * be set back.
 */
export class SubmissionCounter {
  readonly #windows = new Map<string, Window>();
  /** Of all clients together, without suspected spam. */
  #total: Window | undefined;
  readonly #now: () => number;

  /** @param now monotonic time in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Only accepted submissions count. @param limit per client */
  count(client: string, limit: number, isSuspected: boolean): Counted {
    const now = this.#now();
    const own = currentWindow(this.#windows.get(client), now);
    if (own.count >= limit)
      return { retryAfterSeconds: Math.ceil((own.endsAt - now) / 1000), isFlood: false };
    own.count += 1;
    if (own.count === 1) this.#remember(client, own, now);
    this.#total = currentWindow(this.#total, now);
    if (!isSuspected) this.#total.count += 1;
    return { isFlood: this.#total.count > limit * FLOOD_FACTOR };
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
  return known !== undefined && known.endsAt > now ? known : { endsAt: now + WINDOW_MS, count: 0 };
}
