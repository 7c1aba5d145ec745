import type { DatabaseSync } from 'node:sqlite';
import type { Sql, SqlValue, Statement } from '../sql.ts';
import type { GroupCommit } from './group-commit.ts';

/** The owner's queries over the embedded store, on the connection that also takes messages. */
export class SqliteSql implements Sql {
  readonly #db: DatabaseSync;
  readonly #commits: GroupCommit;

  constructor(db: DatabaseSync, commits: GroupCommit) {
    this.#db = db;
    this.#commits = commits;
  }

  async now(): Promise<number> {
    return await Promise.resolve(Date.now());
  }

  async all<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return await Promise.resolve(this.#db.prepare(text).all(...values) as unknown as Row[]);
  }

  async write(statements: readonly Statement[]): Promise<number[]> {
    return await this.#commits.write((db) => statements.map((statement) => runStatement(db, statement)));
  }
}

/** Returns how many rows the statement changed. */
export function runStatement(db: DatabaseSync, { text, values }: Statement): number {
  return Number(db.prepare(text).run(...values).changes);
}
