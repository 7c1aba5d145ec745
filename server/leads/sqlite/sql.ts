import type { DatabaseSync } from 'node:sqlite';
import type { Sql, SqlValue, Statement } from '../sql.ts';
import { StoreUnavailable } from '../store.ts';

export class SqliteSql implements Sql {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  now(): Promise<number> {
    return Promise.resolve(Date.now());
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- rejects instead of throwing
  async all<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.read<Row>({ text, values });
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- rejects instead of throwing
  async write(statements: readonly Statement[]): Promise<number[]> {
    return this.transaction(() => statements.map((statement) => this.run(statement)));
  }

  read<Row extends object>({ text, values }: Statement): Row[] {
    return this.#db.prepare(text).all(...values) as unknown as Row[];
  }

  /** Returns how many rows the statement changed. */
  run({ text, values }: Statement): number {
    return Number(this.#db.prepare(text).run(...values).changes);
  }

  /** On disk when it returns. @throws StoreUnavailable when SQLite fails; nothing was written then */
  transaction<T>(work: () => T): T {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      const fromSqlite = error instanceof Error && 'errcode' in error;
      throw fromSqlite ? new StoreUnavailable('The store cannot be written.', { cause: error }) : error;
    }
  }
}
