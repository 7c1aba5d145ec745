/** How often the store is asked what is due, in milliseconds. */
const LOOK_EVERY_MS = 250;

/**
 * Asks again and again which leads are due, and hands them out, so many at a time. Asking often and cheaply instead
 * of sleeping until the next due time: nothing has to be woken, and a clock that is set back delays nothing.
 */
export class DueLoop {
  readonly #due: (limit: number, now: number) => readonly string[];
  readonly #running = new Map<string, Promise<void>>();
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param due ids of at most `limit` leads that are due and not claimed; what it throws counts as none */
  constructor(due: (limit: number, now: number) => readonly string[]) {
    this.#due = due;
  }

  start(deliver: (id: string) => Promise<void>, concurrency: number): void {
    this.#timer = setInterval(() => {
      this.#look(deliver, concurrency);
    }, LOOK_EVERY_MS);
  }

  /** Resolves when everything handed out has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await Promise.all(this.#running.values());
  }

  #look(deliver: (id: string) => Promise<void>, concurrency: number): void {
    if (this.#stopped || this.#running.size >= concurrency) return;
    for (const id of this.#dueNow(concurrency)) {
      if (this.#running.has(id) || this.#running.size >= concurrency) continue;
      const run = deliver(id)
        .catch(() => undefined)
        .finally(() => {
          this.#running.delete(id);
          this.#look(deliver, concurrency);
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
