/** The embedded store. Its worker claims deliveries that are due by a lease in their rows: at a change, and twice a second. */
import type { DatabaseSync } from 'node:sqlite';
import type { Delivery, Job } from '../lead.ts';
import {
  type Deliver,
  type QueueOptions,
  RETRY,
  type SqlValue,
  type Statement,
  Store,
  StoreUnavailable,
} from '../store.ts';
import { openStoreFile, resultCode } from './open.ts';

/** Attempts at the same time. */
const CONCURRENCY = 16;
const POLL_MS = 500;

type ClaimedJob = Pick<Delivery, 'id' | 'channel' | 'attempts'>;

/* eslint-disable @typescript-eslint/require-await -- SQLite is synchronous; errors reject nevertheless */
export class SqliteStore extends Store {
  readonly #db: DatabaseSync;
  readonly #options: QueueOptions;
  readonly #running = new Set<Promise<unknown>>();
  /** Undefined while no work may begin. */
  #deliver: Deliver | undefined;
  #onError: (error: unknown) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @throws ConfigError when the folder or the file in it cannot be used */
  constructor(dataDir: string, options: QueueOptions) {
    super();
    this.#db = openStoreFile(dataDir);
    this.#options = options;
  }

  async query<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return asStoreError(() => this.#run<Row>({ text, values }));
  }

  async transaction<Row extends object>(statements: readonly Statement[]): Promise<Row[][]> {
    const rows = asStoreError(() => {
      try {
        this.#db.exec('BEGIN IMMEDIATE');
        const results = statements.map((statement) => this.#run<Row>(statement));
        this.#db.exec('COMMIT');
        return results;
      } finally {
        // A full disk may have ended the transaction already.
        if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      }
    });
    if (statements.some(({ enqueues }) => enqueues)) this.#wake();
    return rows;
  }

  async startWork(deliver: Deliver, onError: (error: unknown) => void): Promise<void> {
    this.#deliver = deliver;
    this.#onError = onError;
    this.#timer = setInterval(this.#wake, POLL_MS);
    this.#wake();
  }

  async runNow({ id, channel }: Job): Promise<void> {
    await this.query('UPDATE deliveries SET due_at = 0 WHERE lead_id = $1 AND channel = $2', [id, channel]);
    this.#wake();
  }

  async stopWork(): Promise<void> {
    this.#deliver = undefined;
    clearInterval(this.#timer);
    await Promise.all(this.#running);
  }

  async now(): Promise<number> {
    return Date.now();
  }

  /** Removes deleted rows from the write-ahead log. */
  async purgeDeleted(): Promise<void> {
    await this.query('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  /** Begins attempts for deliveries that are due. */
  readonly #wake = (): void => {
    const deliver = this.#deliver;
    if (deliver === undefined) return;
    try {
      for (const job of this.#claim(CONCURRENCY - this.#running.size)) this.#start(deliver, job);
    } catch (error) {
      this.#onError(error);
    }
  };

  /** New messages first: their senders wait. */
  #claim(limit: number): ClaimedJob[] {
    const now = Date.now();
    const text = `UPDATE deliveries SET claimed_until = $2 WHERE (lead_id, channel) IN (
        SELECT lead_id, channel FROM deliveries WHERE state = 'pending' AND due_at <= $1 AND claimed_until <= $1
        ORDER BY attempts, since LIMIT $3)
      RETURNING lead_id AS id, channel, attempts`;
    const values = [now, now + this.#options.leaseMs, limit];
    return asStoreError(() => this.#run<ClaimedJob>({ text, values }));
  }

  #start(deliver: Deliver, { id, channel, attempts }: ClaimedJob): void {
    const release =
      'UPDATE deliveries SET due_at = $3, claimed_until = 0 WHERE lead_id = $1 AND channel = $2';
    const run = deliver({ id, channel })
      .then((needsRetry) => (needsRetry ? retryDelay(this.#options.firstRetryMs, attempts) : 0))
      .then((delay) => this.query(release, [id, channel, Date.now() + delay]))
      // The claim ends with its lease.
      .catch(this.#onError)
      .finally(() => {
        this.#running.delete(run);
        this.#wake();
      });
    this.#running.add(run);
  }

  #run<Row extends object>({ text, values }: Statement): Row[] {
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return this.#db.prepare(text).all(named) as Row[];
  }
}

/** The wait before the next attempt, in milliseconds. @param attempts before the one that failed */
function retryDelay(firstMs: number, attempts: number): number {
  const longest = Math.min(firstMs * 2 ** attempts, RETRY.maxSeconds * 1000);
  // Up to a fifth less, so that messages that failed together are not retried together.
  return Math.round(longest * (1 - Math.random() / 5));
}

/** Turns errors of SQLite into those of a store. */
function asStoreError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (resultCode(error) === 0) throw error;
    throw new StoreUnavailable('The store does not work.', { cause: error });
  }
}
