/** SQL that SQLite and PostgreSQL share. */

export type SqlValue = string | number | null;

export interface Statement {
  /** With `?` for each value. */
  readonly text: string;
  readonly values: readonly SqlValue[];
  /**
   * What the queue does with the deliveries that the statement returns as `lead_id` and `channel`, in the same transaction:
   * `add` new jobs, or `hurry` the jobs that wait. SQLite's queue reads the rows themselves, and is only woken.
   */
  readonly queue?: 'add' | 'hurry';
}
