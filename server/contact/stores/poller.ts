/** How often to look for due leads, in milliseconds. */
const POLL_INTERVAL_MS = 250;

/** Polls for due leads and hands them out, a limited number at a time. */
export class Poller {
  readonly #due: (limit: number, now: number) => readonly string[];
  readonly #running = new Map<string, Promise<void>>();
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param due returns the ids of at most `limit` leads that are due and not claimed; an error counts as none */
  constructor(due: (limit: number, now: number) => readonly string[]) {
    this.#due = due;
  }

  start(deliver: (id: string) => Promise<void>, concurrency: number): void {
    this.#timer = setInterval(() => {
      this.#poll(deliver, concurrency);
    }, POLL_INTERVAL_MS);
  }

  /** Resolves when every delivery in progress has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await Promise.all(this.#running.values());
  }

  #poll(deliver: (id: string) => Promise<void>, concurrency: number): void {
    if (this.#stopped || this.#running.size >= concurrency) return;
    for (const id of this.#dueNow(concurrency)) {
      if (this.#running.has(id) || this.#running.size >= concurrency) continue;
      const run = deliver(id)
        .catch(() => undefined)
        .finally(() => {
          this.#running.delete(id);
          this.#poll(deliver, concurrency);
        });
      this.#running.set(id, run);
    }
  }

  #dueNow(limit: number): readonly string[] {
    try {
      return this.#due(limit, Date.now());
    } catch {
      return [];
    }
  }
}
