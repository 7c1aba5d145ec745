/**
 * The embedded store. Its worker claims deliveries that are due by a lease in their rows, woken by a new message or by one
 * timer for the next due time.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Job } from '../lead.ts';
import {
  type Deliver,
  type QueueOptions,
  type SqlValue,
  type Statement,
  Store,
  StoreUnavailable,
} from '../store.ts';
import { openStoreFile } from './open.ts';

/** Attempts at the same time. */
const CONCURRENCY = 16;
/** The clock may change and the store may fail meanwhile. */
const MAX_SLEEP_MS = 60_000;

/* eslint-disable @typescript-eslint/require-await -- SQLite is synchronous; errors reject nevertheless */
export class SqliteStore extends Store {
  readonly #db: DatabaseSync;
  readonly #leaseMs: number;
  readonly #running = new Set<Promise<void>>();
  /** Undefined while no work may begin. */
  #deliver: Deliver | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @throws ConfigError when the folder or the file in it cannot be used */
  constructor(dataDir: string, options: QueueOptions) {
    super(options);
    this.#db = openStoreFile(dataDir);
    this.#leaseMs = options.leaseMs;
  }

  async all<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return fromSqlite(() => this.#run({ text, values })) as Row[];
  }

  async write(all: readonly Statement[]): Promise<object[][]> {
    const rows = this.#transaction(all);
    if (all.some(({ queue }) => queue !== undefined)) this.#wake();
    return rows;
  }

  async startWork(deliver: Deliver): Promise<void> {
    this.#deliver = deliver;
    this.#wake();
  }

  async stopWork(): Promise<void> {
    this.#deliver = undefined;
    clearTimeout(this.#timer);
    await Promise.all(this.#running);
  }

  async now(): Promise<number> {
    return Date.now();
  }

  /** Removes deleted rows from the write-ahead log. */
  async scrub(): Promise<void> {
    await this.all('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  /** Begins attempts for deliveries that are due, and sets the timer for the next ones. */
  #wake(): void {
    const deliver = this.#deliver;
    if (deliver === undefined) return;
    clearTimeout(this.#timer);
    let sleepMs = MAX_SLEEP_MS;
    try {
      const { jobs, nextAt } = this.#claim(CONCURRENCY - this.#running.size);
      for (const job of jobs) this.#start(deliver, job);
      // The end of an attempt wakes the queue while there is no room for more.
      if (this.#running.size < CONCURRENCY)
        sleepMs = Math.min(Math.max(nextAt - Date.now(), 1), MAX_SLEEP_MS);
    } catch {
      // The store cannot be written. Requests and /healthz say so.
      sleepMs = 1000;
    }
    this.#timer = setTimeout(() => {
      this.#wake();
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

  #start(deliver: Deliver, job: Job): void {
    // A failed attempt is due again. One that could not be recorded keeps its claim until the lease ends.
    const run = deliver(job)
      .catch(() => undefined)
      .finally(() => {
        this.#running.delete(run);
        this.#wake();
      });
    this.#running.add(run);
  }

  #transaction(all: readonly Statement[]): object[][] {
    return fromSqlite(() => {
      try {
        this.#db.exec('BEGIN IMMEDIATE');
        const rows = all.map((statement) => this.#run(statement));
        this.#db.exec('COMMIT');
        return rows;
      } finally {
        // A full disk may have ended the transaction already.
        if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      }
    });
  }

  #run({ text, values }: Statement): object[] {
    return this.#db.prepare(text).all(...values);
  }
}

/** Turns errors of SQLite, which have a code, into those of a store. */
function fromSqlite<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    throw new StoreUnavailable('The store does not work.', { cause: error });
  }
}
