/** The embedded store: one file, and one queue in the process of the server. */
import type { DatabaseSync } from 'node:sqlite';
import type { Channel, NewLead } from '../lead.ts';
import { addDelivery, hurry, planAccept, revive, STATUS } from '../statements.ts';
import type { Accepted, DeliveryStatus, QueueOptions, RetryFilter, Store, Work } from '../store.ts';
import { backUpFile } from './back-up.ts';
import { openStoreFile } from './open.ts';
import { SqliteSql } from './sql.ts';
import { SqliteQueue } from './queue.ts';

export class SqliteStore implements Store {
  readonly sql: SqliteSql;
  readonly #db: DatabaseSync;
  readonly #queue: SqliteQueue;

  /** @throws ConfigError when the folder or the file in it cannot be used */
  constructor(dataDir: string, options: QueueOptions) {
    this.#db = openStoreFile(dataDir);
    this.sql = new SqliteSql(this.#db);
    this.#queue = new SqliteQueue(this.sql, options);
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- rejects instead of throwing
  async accept(lead: NewLead): Promise<Accepted> {
    const { id, statements, known } = planAccept(lead, Date.now());
    const accepted = this.sql.transaction(() => {
      const [first, ...rest] = statements;
      const isNew = first !== undefined && this.sql.run(first) === 1;
      if (!isNew) return { id: this.sql.read<Accepted>(known)[0]?.id ?? id, isNew };
      for (const statement of rest) this.sql.run(statement);
      return { id, isNew };
    });
    this.#queue.wake();
    return accepted;
  }

  async status(id: string, channel: Channel): Promise<DeliveryStatus | undefined> {
    return (await this.sql.all<DeliveryStatus>(STATUS, [id, channel]))[0];
  }

  startWork(work: Work): Promise<void> {
    this.#queue.start(work);
    return Promise.resolve();
  }

  async stopWork(): Promise<void> {
    await this.#queue.stop();
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- rejects instead of throwing
  async retry({ id, channels }: RetryFilter): Promise<number> {
    const now = Date.now();
    const statements = [
      revive(channels, id, now),
      ...(id === undefined ? [] : channels.map((channel) => addDelivery(channel, id, now))),
      ...(id === undefined ? [] : [hurry(channels, id, now)]),
    ];
    const rows = this.sql.transaction(() =>
      statements.flatMap((statement) => this.sql.read<{ lead_id: string }>(statement)),
    );
    this.#queue.wake();
    return new Set(rows.map(({ lead_id }) => lead_id)).size;
  }

  async checkWritable(): Promise<void> {
    await this.sql.write([
      {
        text: `INSERT INTO facts VALUES ('probed', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        values: [String(Date.now())],
      },
    ]);
  }

  /** Messages keep coming in meanwhile. */
  async backup(file: string): Promise<number> {
    return await backUpFile(this.#db, file);
  }

  async integrity(): Promise<string[]> {
    const rows = await this.sql.all<{ integrity_check: string }>('PRAGMA integrity_check(20)');
    return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  }

  /** Removes deleted rows from the write-ahead log. */
  async scrub(): Promise<void> {
    await this.sql.all('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): Promise<void> {
    this.#db.close();
    return Promise.resolve();
  }
}
