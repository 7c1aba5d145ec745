/** The store for several servers: leads in PostgreSQL, and their deliveries as jobs of pg-boss in the same transaction. */
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { MINUTE_MS } from '../../durations.ts';
import { CHANNELS, type Job } from '../lead.ts';
import {
  type Deliver,
  type OnError,
  type QueueOptions,
  type SqlValue,
  type Statement,
  Store,
  StoreUnavailable,
} from '../store.ts';
import { inTransaction, openPool } from './pool.ts';
import { openQueue } from './queue.ts';
import { updateSchema } from './schema.ts';

const CONNECTIONS = 10;
/**
 * Attempts at the same time on each server and channel. New jobs are announced by NOTIFY; those that are due again are found
 * by polling.
 */
const WORK = { localConcurrency: 8, notifyPollingIntervalSeconds: 2 } as const;

/** Up to version 2, deliveries were not jobs. */
const ENQUEUE_PENDING: Statement = {
  text: `SELECT lead_id AS id, channel FROM deliveries WHERE state = 'pending'`,
  values: [],
  jobs: 'enqueue',
};

export class PostgresStore extends Store {
  readonly #pool: pg.Pool;
  readonly #boss: PgBoss;

  private constructor(pool: pg.Pool, boss: PgBoss) {
    super();
    this.#pool = pool;
    this.#boss = boss;
  }

  static async open(databaseUrl: string, options: QueueOptions): Promise<PostgresStore> {
    const pool = openPool(databaseUrl, CONNECTIONS);
    try {
      const version = await updateSchema(pool);
      const store = new PostgresStore(pool, await openQueue(databaseUrl, options));
      if (version === 2) await store.transaction([ENQUEUE_PENDING]);
      return store;
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  async query<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return (await asStoreError(this.#pool.query<Row>(text, [...values]))).rows;
  }

  async transaction(statements: readonly Statement[]): Promise<object[][]> {
    const work = async (client: pg.PoolClient) => {
      const results: object[][] = [];
      for (const { text, values, jobs } of statements) {
        const { rows } = await client.query<object>(text, [...values]);
        results.push(rows);
        if (jobs === undefined) continue;
        for (const job of rows as Job[]) await this.#changeJob(jobs, client, job);
      }
      return results;
    };
    return await asStoreError(inTransaction(this.#pool, work));
  }

  async startWork(deliver: Deliver, onError: OnError): Promise<void> {
    this.#boss.on('error', onError);
    for (const channel of CHANNELS)
      await this.#boss.work<Job>(channel, WORK, async ([job]) => {
        if (job !== undefined) await deliver(job.data);
      });
  }

  async stopWork(): Promise<void> {
    await Promise.all(CHANNELS.map((channel) => this.#boss.offWork(channel, { wait: true })));
  }

  async now(): Promise<number> {
    const text = 'SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now';
    const [row] = await this.query<{ now: number }>(text);
    return row?.now ?? Date.now();
  }

  async purgeDeleted(): Promise<void> {
    await this.query('VACUUM leads, consent_clients');
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
    await this.#pool.end();
  }

  /** In the transaction of the client. */
  async #changeJob(
    change: 'enqueue' | 'run-now',
    client: pg.ClientBase,
    { id, channel }: Job,
  ): Promise<void> {
    const options = { singletonKey: id, db: inTransactionOf(client) };
    if (change === 'enqueue') {
      // New messages first, by the minute: their senders wait.
      const priority = Math.floor(Date.now() / MINUTE_MS);
      await this.#boss.send(channel, { id, channel } satisfies Job, { ...options, priority });
    } else {
      // Changes a job that waits, not one that is active.
      await this.#boss.update(channel, undefined, { ...options, startAfter: 0, match: 'all' });
    }
  }
}

async function asStoreError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StoreUnavailable('The database does not work.', { cause: error });
  }
}

/** Makes pg-boss write in the transaction of a client. */
function inTransactionOf(client: pg.ClientBase) {
  return {
    executeSql: async (text: string, values?: unknown[]) =>
      await client.query<Record<string, unknown>>(text, values),
  };
}
