/** The embedded store: one file, and one queue in the process of the server. */
import type { DatabaseSync } from 'node:sqlite';
import type { SqlValue, Statement } from '../sql.ts';
import { type Deliver, type QueueOptions, Store, StoreUnavailable } from '../store.ts';
import { openStoreFile } from './open.ts';
import { SqliteQueue } from './queue.ts';

/* eslint-disable @typescript-eslint/require-await -- SQLite is synchronous; errors reject nevertheless */
export class SqliteStore extends Store {
  readonly #db: DatabaseSync;
  readonly #queue: SqliteQueue;

  /** @throws ConfigError when the folder or the file in it cannot be used */
  constructor(dataDir: string, options: QueueOptions) {
    super(options);
    this.#db = openStoreFile(dataDir);
    this.#queue = new SqliteQueue((statements) => this.#transaction(statements), options.leaseMs);
  }

  async all<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return fromSqlite(() => this.#run({ text, values })) as Row[];
  }

  async write(all: readonly Statement[]): Promise<object[][]> {
    const rows = this.#transaction(all);
    if (all.some(({ queue }) => queue !== undefined)) this.#queue.wake();
    return rows;
  }

  async startWork(deliver: Deliver): Promise<void> {
    this.#queue.start(deliver);
  }

  async stopWork(): Promise<void> {
    await this.#queue.stop();
  }

  /** Removes deleted rows from the write-ahead log. */
  async scrub(): Promise<void> {
    await this.all('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.#db.close();
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
