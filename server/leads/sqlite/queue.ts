/** Claims deliveries that are due by a lease in their rows, woken by a new message or by one timer for the next due time. */
import type { Delivery } from '../lead.ts';
import { retryDelay } from '../retry.ts';
import { DELIVERY_COLUMNS, type DeliveryRow, deliveryOf, reviveAfterSuccess, settle } from '../statements.ts';
import type { QueueOptions, Work } from '../store.ts';
import type { SqliteSql } from './sql.ts';

/** Attempts at the same time. */
const CONCURRENCY = 16;
/** The clock may change and the store may fail meanwhile. */
const MAX_SLEEP_MS = 60_000;

export class SqliteQueue {
  readonly #sql: SqliteSql;
  readonly #options: QueueOptions;
  readonly #running = new Map<string, Promise<void>>();
  #work: Work | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(sql: SqliteSql, options: QueueOptions) {
    this.#sql = sql;
    this.#options = options;
  }

  start(work: Work): void {
    this.#work = work;
    this.wake();
  }

  /** Resolves when every attempt has ended. */
  async stop(): Promise<void> {
    this.#work = undefined;
    clearTimeout(this.#timer);
    await Promise.all(this.#running.values());
  }

  /** Looks for deliveries that are due. */
  wake(): void {
    const work = this.#work;
    if (work === undefined) return;
    clearTimeout(this.#timer);
    let sleepMs = MAX_SLEEP_MS;
    try {
      for (const delivery of this.#claim(CONCURRENCY - this.#running.size)) this.#attempt(work, delivery);
      sleepMs = this.#untilNext();
    } catch {
      // The store cannot be written. Requests and /healthz say so.
      sleepMs = 1000;
    }
    this.#timer = setTimeout(() => {
      this.wake();
    }, sleepMs);
  }

  /** New messages first: their senders wait. */
  #claim(limit: number): Delivery[] {
    const now = Date.now();
    const due = this.#sql.read<DeliveryRow>({
      text: `SELECT ${DELIVERY_COLUMNS} FROM deliveries JOIN leads ON id = lead_id
        WHERE state = 'pending' AND due_at <= ? AND claimed_until <= ? ORDER BY attempts, due_at LIMIT ?`,
      values: [now, now, Math.max(0, limit)],
    });
    if (due.length === 0) return [];
    return this.#sql.transaction(() =>
      due
        .filter(
          ({ lead_id, channel }) =>
            this.#sql.run({
              text: `UPDATE deliveries SET claimed_until = ? WHERE lead_id = ? AND channel = ? AND claimed_until <= ?`,
              values: [now + this.#options.leaseMs, lead_id, channel, now],
            }) === 1,
        )
        .map(deliveryOf),
    );
  }

  #attempt(work: Work, delivery: Delivery): void {
    const name = `${delivery.id} ${delivery.channel}`;
    const run = this.#attemptAndSettle(work, delivery).finally(() => {
      this.#running.delete(name);
      this.wake();
    });
    this.#running.set(name, run);
  }

  async #attemptAndSettle(work: Work, delivery: Delivery): Promise<void> {
    const outcome = await work.attempt(delivery);
    const attempts = delivery.attempts + 1;
    const isLast = outcome.kind === 'failed' && outcome.final;
    const retryInMs = isLast ? undefined : retryDelay(attempts, this.#options.firstRetrySeconds);
    try {
      const now = Date.now();
      this.#sql.transaction(() => {
        this.#sql.run(settle(delivery, outcome, retryInMs, now));
        // A webhook that works again gets what it was given up for.
        if (outcome.kind === 'delivered' && delivery.attempts === 0)
          this.#sql.run(reviveAfterSuccess(delivery.channel, now));
      });
    } catch {
      // The lease ends, and the delivery is attempted again.
    }
    work.ended(delivery, outcome);
  }

  #untilNext(): number {
    const now = Date.now();
    const [row] = this.#sql.read<{ next: number | null }>({
      text: `SELECT min(max(due_at, claimed_until)) AS next FROM deliveries WHERE state = 'pending'`,
      values: [],
    });
    // ends of attempts wake the queue while it has no room for more.
    if (this.#running.size >= CONCURRENCY) return MAX_SLEEP_MS;
    return Math.min(Math.max((row?.next ?? Infinity) - now, 1), MAX_SLEEP_MS);
  }
}
