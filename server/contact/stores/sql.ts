/** As much of a database as the owner's questions need, alike over SQLite and PostgreSQL. */

export type SqlValue = string | number | null;

export interface Statement {
  /** With `?` for each value. */
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export interface Sql {
  /** Reads rows. The caller knows their shape: it wrote the columns. */
  all<Row extends object>(text: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs the statements in one transaction; how many rows each changed. */
  write(statements: readonly Statement[]): Promise<number[]>;
}
