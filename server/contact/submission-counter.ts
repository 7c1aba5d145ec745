import { SUBMISSION_WINDOW_MS, type SubmissionLimits } from './store.ts';

/** Clients remembered before the oldest are forgotten: bounds memory while many addresses knock. */
const MOST_CLIENTS = 100_000;

interface Window {
  readonly endsAt: number;
  count: number;
}

/**
 * Counts submissions in memory, for a store that one process has to itself. A window begins with a client's first
 * submission. Time is the process's own running time, which nobody can set back.
 */
export class SubmissionCounter {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;

  /** @param now running time in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The seconds to wait when this submission is one too many; undefined when it may pass. */
  count(client: string, limits: SubmissionLimits): number | undefined {
    return this.#add(client, limits.perClient) ?? this.#add('', limits.total);
  }

  #add(name: string, most: number): number | undefined {
    const now = this.#now();
    const known = this.#windows.get(name);
    if (known !== undefined && known.endsAt > now) {
      if (known.count >= most) return Math.ceil((known.endsAt - now) / 1000);
      known.count += 1;
      return undefined;
    }
    this.#windows.delete(name);
    this.#windows.set(name, { endsAt: now + SUBMISSION_WINDOW_MS, count: 1 });
    this.#forgetOld(now);
    return undefined;
  }

  /** Windows are in the order in which they began, and so in the order in which they end. */
  #forgetOld(now: number): void {
    for (const [name, window] of this.#windows) {
      if (window.endsAt > now && this.#windows.size <= MOST_CLIENTS) return;
      this.#windows.delete(name);
    }
  }
}
