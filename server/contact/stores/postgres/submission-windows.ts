/** Counts the submissions that all servers get. */
import type pg from 'pg';
import { SUBMISSION_WINDOW_MS, type SubmissionLimits } from '../../store.ts';
import { NOW, query } from './sql.ts';

/** Counts the submissions of all clients together under this name. */
const ALL_CLIENTS = '';

const INCREMENT = `
  INSERT INTO submission_windows AS known (client, ends_at, count) VALUES (?, ${NOW} + ?, 1)
  ON CONFLICT (client) DO UPDATE SET
    count = CASE WHEN known.ends_at <= ${NOW} THEN 1 ELSE known.count + 1 END,
    ends_at = CASE WHEN known.ends_at <= ${NOW} THEN excluded.ends_at ELSE known.ends_at END
  RETURNING count, ends_at - ${NOW} AS left_ms`;

const DECREMENT = 'UPDATE submission_windows SET count = count - 1 WHERE client = ?';

/** Returns the seconds to wait if the submission is over the limits. */
export async function countSubmission(
  connection: pg.PoolClient,
  client: string,
  limits: SubmissionLimits,
): Promise<number | undefined> {
  const ownWait = await count(connection, client, limits.perClient);
  if (ownWait !== undefined) return ownWait;
  const wait = await count(connection, ALL_CLIENTS, limits.total);
  // A submission that is refused because of others does not count against the client.
  if (wait !== undefined) await query(connection, DECREMENT, [client]);
  return wait;
}

export async function deleteExpiredWindows(pool: pg.Pool): Promise<void> {
  await pool.query(`DELETE FROM submission_windows WHERE ends_at <= ${NOW}`);
}

async function count(connection: pg.PoolClient, client: string, limit: number): Promise<number | undefined> {
  const values = [client, SUBMISSION_WINDOW_MS];
  const [window] = await query<{ count: number; left_ms: number }>(connection, INCREMENT, values);
  if (window === undefined || window.count <= limit) return undefined;
  return Math.max(1, Math.ceil(window.left_ms / 1000));
}
