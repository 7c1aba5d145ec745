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
  /** Of all clients together; never forgotten, however many they are. */
  #total: Window | undefined;
  readonly #now: () => number;

  /** @param now running time in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The seconds to wait when this submission is one too many; undefined when it may pass. Only what passes counts. */
  count(client: string, limits: SubmissionLimits): number | undefined {
    const now = this.#now();
    const all = current(this.#total, now);
    const own = current(this.#windows.get(client), now);
    const wait = waitFor(own, limits.perClient, now) ?? waitFor(all, limits.total, now);
    if (wait !== undefined) return wait;
    this.#total = all;
    all.count += 1;
    own.count += 1;
    if (own.count === 1) this.#remember(client, own, now);
    return undefined;
  }

  /** Windows are in the order in which they began, and so in the order in which they end. */
  #remember(client: string, window: Window, now: number): void {
    this.#windows.delete(client);
    this.#windows.set(client, window);
    for (const [name, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= MOST_CLIENTS) return;
      this.#windows.delete(name);
    }
  }
}

/** The window that is open now, or a new one. */
function current(known: Window | undefined, now: number): Window {
  return known !== undefined && known.endsAt > now ? known : { endsAt: now + SUBMISSION_WINDOW_MS, count: 0 };
}

function waitFor(window: Window, most: number, now: number): number | undefined {
  return window.count < most ? undefined : Math.ceil((window.endsAt - now) / 1000);
}
