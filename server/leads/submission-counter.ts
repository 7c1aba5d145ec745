/** Length of a window, in milliseconds. */
const WINDOW_MS = 10 * 60 * 1000;
/** All clients together may send this many times the limit of one before their messages are marked. */
const FLOOD_FACTOR = 50;

export interface Counted {
  /** Set when the client has to wait. */
  readonly retryAfterSeconds?: number;
  /** More messages came from all clients than is credible. */
  readonly isFlood: boolean;
}

/**
 * Counts submissions in memory, in windows of ten minutes that are the same for everybody. Uses the monotonic clock, which
 * cannot be set back.
 */
export class SubmissionCounter {
  readonly #counts = new Map<string, number>();
  readonly #now: () => number;
  #endsAt = 0;
  /** Of all clients together, without suspected spam. */
  #total = 0;

  /** @param now monotonic time in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts a valid form, unless it is refused. @param limit per client */
  count(client: string, limit: number, isSuspected: boolean): Counted {
    const left = this.#endsAt - this.#now();
    if (left <= 0) {
      this.#counts.clear();
      this.#total = 0;
      this.#endsAt = this.#now() + WINDOW_MS;
    }
    const own = (this.#counts.get(client) ?? 0) + 1;
    if (own > limit) return { retryAfterSeconds: Math.ceil(left / 1000), isFlood: false };
    this.#counts.set(client, own);
    if (!isSuspected) this.#total += 1;
    return { isFlood: this.#total > limit * FLOOD_FACTOR };
  }
}
