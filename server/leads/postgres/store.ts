/** The store for several servers: leads in PostgreSQL, and their deliveries as jobs of pg-boss in the same transaction. */
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { MINUTE_MS } from '../../durations.ts';
import { CHANNELS, type Job } from '../lead.ts';
import {
  type Deliver,
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
    const boss = await openQueue(databaseUrl, options).catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
    const store = new PostgresStore(pool, boss);
    try {
      await updateSchema(pool, (client, job) => store.#enqueue(client, job));
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  async query<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return (await asStoreError(this.#pool.query<Row>(text, [...values]))).rows;
  }

  async transaction<Row extends object>(statements: readonly Statement[]): Promise<Row[][]> {
    const work = async (client: pg.PoolClient) => {
      const results: Row[][] = [];
      for (const { text, values, enqueues } of statements) {
        const { rows } = await client.query<Row>(text, [...values]);
        results.push(rows);
        if (enqueues) for (const job of rows.filter(isJob)) await this.#enqueue(client, job);
      }
      return results;
    };
    return await asStoreError(inTransaction(this.#pool, work));
  }

  async startWork(deliver: Deliver, onError: (error: unknown) => void): Promise<void> {
    this.#boss.on('error', onError);
    for (const channel of CHANNELS)
      await this.#boss.work<Job>(channel, WORK, async ([job]) => {
        if (job !== undefined && (await deliver(job.data))) throw new Error('to be retried');
      });
  }

  async runNow({ id, channel }: Job): Promise<void> {
    const change = { singletonKey: id, startAfter: 0, match: 'all' } as const;
    await asStoreError(this.#boss.update(channel, undefined, change));
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
  async #enqueue(client: pg.ClientBase, { id, channel }: Job): Promise<void> {
    // New messages first, by the minute: their senders wait.
    const priority = Math.floor(Date.now() / MINUTE_MS);
    const options = { singletonKey: id, db: inTransactionOf(client), priority };
    await this.#boss.send(channel, { id, channel } satisfies Job, options);
  }
}

function isJob<Row extends object>(row: Row): row is Row & Job {
  return 'id' in row && 'channel' in row;
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
