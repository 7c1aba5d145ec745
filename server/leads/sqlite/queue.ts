/** Claims deliveries that are due by a lease in their rows, woken by a new message or by one timer for the next due time. */
import type { Job } from '../lead.ts';
import type { Statement } from '../sql.ts';
import type { Deliver } from '../store.ts';

/** Attempts at the same time. */
const CONCURRENCY = 16;
/** The clock may change and the store may fail meanwhile. */
const MAX_SLEEP_MS = 60_000;

export class SqliteQueue {
  readonly #transaction: (statements: readonly Statement[]) => object[][];
  readonly #leaseMs: number;
  readonly #running = new Set<Promise<void>>();
  #deliver: Deliver | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param leaseMs how long an attempt may take before its server counts as dead */
  constructor(transaction: (statements: readonly Statement[]) => object[][], leaseMs: number) {
    this.#transaction = transaction;
    this.#leaseMs = leaseMs;
  }

  start(deliver: Deliver): void {
    this.#deliver = deliver;
    this.wake();
  }

  /** Resolves when every attempt has ended. */
  async stop(): Promise<void> {
    this.#deliver = undefined;
    clearTimeout(this.#timer);
    await Promise.all(this.#running);
  }

  /** Begins attempts for deliveries that are due, and sets the timer for the next ones. */
  wake(): void {
    const deliver = this.#deliver;
    if (deliver === undefined) return;
    clearTimeout(this.#timer);
    let sleepMs = MAX_SLEEP_MS;
    try {
      const { jobs, nextAt } = this.#claim(CONCURRENCY - this.#running.size);
      for (const job of jobs) this.#run(deliver, job);
      // The end of an attempt wakes the queue while there is no room for more.
      if (this.#running.size < CONCURRENCY)
        sleepMs = Math.min(Math.max(nextAt - Date.now(), 1), MAX_SLEEP_MS);
    } catch {
      // The store cannot be written. Requests and /healthz say so.
      sleepMs = 1000;
    }
    this.#timer = setTimeout(() => {
      this.wake();
    }, sleepMs);
  }

  /** New messages first: their senders wait. */
  #claim(limit: number): { readonly jobs: Job[]; readonly nextAt: number } {
    const now = Date.now();
    const claim = {
      text: `UPDATE deliveries SET claimed_until = ? WHERE (lead_id, channel) IN (
          SELECT lead_id, channel FROM deliveries WHERE state = 'pending' AND due_at <= ? AND claimed_until <= ?
          ORDER BY attempts, due_at LIMIT ?)
        RETURNING lead_id AS id, channel`,
      values: [now + this.#leaseMs, now, now, limit],
    };
    const next = {
      text: `SELECT min(max(due_at, claimed_until)) AS at FROM deliveries WHERE state = 'pending'`,
      values: [],
    };
    const [jobs, times] = this.#transaction([claim, next]) as [Job[], { at: number | null }[]];
    return { jobs, nextAt: times[0]?.at ?? Infinity };
  }

  #run(deliver: Deliver, job: Job): void {
    // A failed attempt is due again. One that could not be recorded keeps its claim until the lease ends.
    const run = deliver(job)
      .catch(() => undefined)
      .finally(() => {
        this.#running.delete(run);
        this.wake();
      });
    this.#running.add(run);
  }
}
