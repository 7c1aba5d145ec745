/** The store for several servers: leads in PostgreSQL, and their deliveries as jobs of pg-boss in the same transaction. */
import type pg from 'pg';
import type { Job } from '../lead.ts';
import type { SqlValue, Statement } from '../sql.ts';
import { type Deliver, type QueueOptions, Store, StoreUnavailable } from '../store.ts';
import { inTransaction, openPool } from './pool.ts';
import { DeliveryQueue } from './queue.ts';
import { createTables } from './schema.ts';

const CONNECTIONS = 10;

export class PostgresStore extends Store {
  readonly #pool: pg.Pool;
  readonly #queue: DeliveryQueue;

  private constructor(pool: pg.Pool, queue: DeliveryQueue, options: QueueOptions) {
    super(options);
    this.#pool = pool;
    this.#queue = queue;
  }

  static async open(databaseUrl: string, options: QueueOptions): Promise<PostgresStore> {
    const pool = openPool(databaseUrl, CONNECTIONS);
    try {
      await createTables(pool);
      return new PostgresStore(pool, await DeliveryQueue.open(databaseUrl, options), options);
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  async all<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return (await available(run(this.#pool, { text, values }))) as Row[];
  }

  async write(all: readonly Statement[]): Promise<object[][]> {
    const work = async (client: pg.PoolClient) => {
      const results: object[][] = [];
      for (const statement of all) {
        const rows = await run(client, statement);
        results.push(rows);
        if (statement.queue === undefined) continue;
        for (const { lead_id: id, channel } of rows as ({ lead_id: string } & Job)[])
          if (statement.queue === 'add') await this.#queue.add(client, { id, channel });
          else await this.#queue.hurry(client, { id, channel });
      }
      return results;
    };
    return await available(inTransaction(this.#pool, work));
  }

  async startWork(deliver: Deliver): Promise<void> {
    await this.#queue.work(deliver);
  }

  async stopWork(): Promise<void> {
    await this.#queue.stop();
  }

  async scrub(): Promise<void> {
    await this.all('VACUUM leads, consent_clients');
  }

  async close(): Promise<void> {
    await this.#queue.close();
    await this.#pool.end();
  }
}

/** Runs a statement with its `?` as `$1`, `$2`, …; none contains another question mark. */
async function run(client: pg.Pool | pg.PoolClient, { text, values }: Statement): Promise<object[]> {
  let count = 0;
  const numbered = text.replace(/\?/g, () => `$${(count += 1)}`);
  return (await client.query<object>(numbered, [...values])).rows;
}

async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StoreUnavailable('The database does not work.', { cause: error });
  }
}
