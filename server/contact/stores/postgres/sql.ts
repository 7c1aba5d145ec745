import type pg from 'pg';
import type { Sql, SqlValue, Statement } from '../sql.ts';
import { inTransaction } from './pool.ts';

/** The owner's questions over PostgreSQL. */
export class PostgresSql implements Sql {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async all<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return (await this.#pool.query<Row>(numbered(text), [...values])).rows;
  }

  async write(statements: readonly Statement[]): Promise<number[]> {
    return await inTransaction(this.#pool, async (client) => {
      const changed: number[] = [];
      for (const { text, values } of statements) {
        changed.push((await client.query(numbered(text), [...values])).rowCount ?? 0);
      }
      return changed;
    });
  }
}

/** `?` as `$1`, `$2`, …: none of our texts holds a question mark of another kind. */
function numbered(text: string): string {
  let count = 0;
  return text.replace(/\?/g, () => `$${(count += 1)}`);
}
