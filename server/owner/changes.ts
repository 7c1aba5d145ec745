/** What the owner may do to stored leads. */
import type { Sql, SqlValue, Statement } from '../contact/stores/sql.ts';

const AGAIN = `UPDATE leads SET state = 'pending', tried_since = ?, planned_at = ?, due_at = ?`;

/** Puts leads that were parked, or kept while no webhook was set, on their way; how many. */
export async function retryLeads(
  sql: Sql,
  which: { readonly id: string } | 'all-parked',
  now: number,
): Promise<number> {
  const times = [now, now, now];
  const all = which === 'all-parked';
  // A lead that already waits for its next try is tried now instead.
  const where = all ? `state = 'parked'` : `id = ? AND state IN ('parked', 'kept', 'pending')`;
  return await change(sql, `${AGAIN} WHERE ${where}`, all ? times : [...times, which.id]);
}

/** Sends a lead in quarantine on its way; false when there is none with this id. */
export async function releaseLead(sql: Sql, id: string, now: number): Promise<boolean> {
  const text = `${AGAIN} WHERE id = ? AND state = 'quarantined'`;
  return (await change(sql, text, [now, now, now, id])) > 0;
}

async function change(sql: Sql, text: string, values: readonly SqlValue[]): Promise<number> {
  const [count = 0] = await sql.write([{ text, values } satisfies Statement]);
  return count;
}
