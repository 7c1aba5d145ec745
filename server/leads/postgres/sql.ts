import type pg from 'pg';
import type { Sql, SqlValue, Statement } from '../sql.ts';
import { inTransaction } from './pool.ts';

/** The owner's queries over PostgreSQL. */
export class PostgresSql implements Sql {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async now(): Promise<number> {
    return await databaseTime(this.#pool);
  }

  async all<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return await query<Row>(this.#pool, { text, values });
  }

  async write(statements: readonly Statement[]): Promise<number[]> {
    return await inTransaction(this.#pool, async (client) => {
      const changed: number[] = [];
      for (const statement of statements) {
        changed.push(await run(client, statement));
      }
      return changed;
    });
  }
}

/** Runs a statement written with `?` and returns its rows. */
export async function query<Row extends object>(
  client: pg.Pool | pg.PoolClient,
  { text, values }: Statement,
): Promise<Row[]> {
  return (await client.query<Row>(numbered(text), [...values])).rows;
}

/** Returns how many rows the statement changed. */
export async function run(client: pg.PoolClient, { text, values }: Statement): Promise<number> {
  return (await client.query(numbered(text), [...values])).rowCount ?? 0;
}

/** The database's clock, in milliseconds since the epoch. The servers' clocks may differ. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

export async function databaseTime(client: pg.Pool | pg.PoolClient): Promise<number> {
  const [row] = await query<{ now: number }>(client, { text: `SELECT ${NOW} AS now`, values: [] });
  if (row === undefined) throw new Error('PostgreSQL returned no time.');
  return row.now;
}

/** `?` as `$1`, `$2`, …; none of the statements contains another question mark. */
function numbered(text: string): string {
  let count = 0;
  return text.replace(/\?/g, () => `$${(count += 1)}`);
}
