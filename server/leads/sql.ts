/** The part of a database that the owner's queries need, the same for SQLite and PostgreSQL. */

export type SqlValue = string | number | null;

export interface Statement {
  /** With `?` for each value. */
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export interface Sql {
  /** The clock that the rows are written by, in milliseconds since the epoch. */
  now(): Promise<number>;
  /** Reads rows of the given shape. */
  all<Row extends object>(text: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs the statements in one transaction and returns how many rows each changed. */
  write(statements: readonly Statement[]): Promise<number[]>;
}
