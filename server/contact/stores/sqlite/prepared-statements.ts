import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { STATEMENTS } from '../statements.ts';

const SQLITE_STATEMENTS = {
  ...STATEMENTS,
  dueLeads: `SELECT id FROM leads WHERE state = 'pending' AND due_at <= ? ORDER BY due_at LIMIT ?`,
  reschedule: `UPDATE leads SET planned_at = ?, due_at = ? WHERE state = 'pending' AND planned_at > ?`,
} as const;

export type PreparedStatements = Readonly<Record<keyof typeof SQLITE_STATEMENTS, StatementSync>>;

export function prepareStatements(db: DatabaseSync): PreparedStatements {
  const prepared = Object.entries(SQLITE_STATEMENTS).map(([name, text]) => [name, db.prepare(text)] as const);
  return Object.fromEntries(prepared) as PreparedStatements;
}
