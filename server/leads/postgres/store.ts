/** The store for several servers: leads in PostgreSQL, and their deliveries as jobs of pg-boss in the same transaction. */
import type pg from 'pg';
import { CommandError } from '../../errors.ts';
import type { Channel, NewLead } from '../lead.ts';
import {
  addDelivery,
  DELIVERY_COLUMNS,
  type DeliveryRow,
  deliveryOf,
  hurry,
  planAccept,
  revive,
  reviveAfterSuccess,
  settle,
  STATUS,
} from '../statements.ts';
import type { Statement } from '../sql.ts';
import {
  type Accepted,
  type DeliveryStatus,
  type QueueOptions,
  type RetryFilter,
  type Store,
  StoreUnavailable,
  type Work,
} from '../store.ts';
import { inTransaction, openPool } from './pool.ts';
import { DeliveryQueue, type Job } from './queue.ts';
import { createTables } from './schema.ts';
import { databaseTime, PostgresSql, query, run } from './sql.ts';

const CONNECTIONS = 10;

interface JobRow {
  readonly lead_id: string;
  readonly channel: Channel;
}

export class PostgresStore implements Store {
  readonly sql: PostgresSql;
  readonly #pool: pg.Pool;
  readonly #queue: DeliveryQueue;

  private constructor(pool: pg.Pool, queue: DeliveryQueue) {
    this.#pool = pool;
    this.#queue = queue;
    this.sql = new PostgresSql(pool);
  }

  static async open(databaseUrl: string, options: QueueOptions): Promise<PostgresStore> {
    const pool = openPool(databaseUrl, CONNECTIONS);
    try {
      await createTables(pool);
      return new PostgresStore(pool, await DeliveryQueue.open(databaseUrl, options));
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  async accept(lead: NewLead): Promise<Accepted> {
    return await this.#write(async (client) => {
      const { id, statements, known } = planAccept(lead, await databaseTime(client));
      const [first, ...rest] = statements;
      const isNew = first !== undefined && (await run(client, first)) === 1;
      if (!isNew) return { id: (await query<Accepted>(client, known))[0]?.id ?? id, isNew };
      for (const statement of rest) await run(client, statement);
      for (const channel of lead.channels) await this.#queue.add(client, { id, channel });
      return { id, isNew };
    });
  }

  async status(id: string, channel: Channel): Promise<DeliveryStatus | undefined> {
    return (await this.sql.all<DeliveryStatus>(STATUS, [id, channel]))[0];
  }

  async startWork(work: Work): Promise<void> {
    await this.#queue.work(
      (job) => this.#attempt(work, job),
      (job) => this.#giveUp(job),
    );
  }

  async stopWork(): Promise<void> {
    await this.#queue.stop();
  }

  async retry({ id, channels }: RetryFilter): Promise<number> {
    return await this.#write(async (client) => {
      const now = await databaseTime(client);
      const revived = await this.#add(client, revive(channels, id, now));
      if (id === undefined) return new Set(revived).size;
      const waiting = await query<JobRow>(client, hurry(channels, id, now));
      for (const row of waiting) {
        if (!revived.includes(row.lead_id)) await this.#queue.hurry(client, { id, channel: row.channel });
      }
      const added = [];
      for (const channel of channels) added.push(...(await this.#add(client, addDelivery(channel, id, now))));
      return revived.length + waiting.length + added.length > 0 ? 1 : 0;
    });
  }

  async checkWritable(): Promise<void> {
    await this.#write((client) =>
      run(client, {
        text: `INSERT INTO facts VALUES ('probed', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        values: [String(Date.now())],
      }),
    );
  }

  backup(): Promise<never> {
    return Promise.reject(new CommandError('Back up PostgreSQL with pg_dump --format=custom.'));
  }

  /** PostgreSQL checks its own files. */
  integrity(): Promise<string[]> {
    return Promise.resolve([]);
  }

  async scrub(): Promise<void> {
    await this.#pool.query('VACUUM leads, consent_clients');
  }

  async close(): Promise<void> {
    await this.#queue.close();
    await this.#pool.end();
  }

  /** Rejects after a failed attempt, so that pg-boss tries again. A job whose delivery has ended is done. */
  async #attempt(work: Work, { id, channel }: Job): Promise<void> {
    const text = `SELECT ${DELIVERY_COLUMNS} FROM deliveries JOIN leads ON id = lead_id
      WHERE lead_id = ? AND channel = ? AND state = 'pending'`;
    const [row] = await query<DeliveryRow>(this.#pool, { text, values: [id, channel] });
    if (row === undefined) return;
    const delivery = deliveryOf(row);
    const outcome = await work.attempt(delivery);
    try {
      await this.#write(async (client) => {
        const now = await databaseTime(client);
        const retryInMs = outcome.kind === 'failed' && outcome.final ? undefined : 0;
        await run(client, settle(delivery, outcome, retryInMs, now));
        // A webhook that works again gets what it was given up for.
        if (outcome.kind === 'delivered' && delivery.attempts === 0)
          await this.#add(client, reviveAfterSuccess(channel, now));
      });
    } finally {
      work.ended(delivery, outcome);
    }
    if (outcome.kind === 'failed' && !outcome.final) throw new Error(outcome.error);
  }

  async #giveUp({ id, channel }: Job): Promise<void> {
    await this.sql.write([
      {
        text: `UPDATE deliveries SET state = 'parked' WHERE lead_id = ? AND channel = ? AND state = 'pending'`,
        values: [id, channel],
      },
    ]);
  }

  /** Runs a statement that makes deliveries pending, adds their jobs, and returns their leads. */
  async #add(client: pg.PoolClient, statement: Statement): Promise<string[]> {
    const rows = await query<JobRow>(client, statement);
    for (const { lead_id, channel } of rows) await this.#queue.add(client, { id: lead_id, channel });
    return rows.map(({ lead_id }) => lead_id);
  }

  async #write<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.#pool, work);
    } catch (error) {
      throw new StoreUnavailable('The database cannot be written.', { cause: error });
    }
  }
}
