/** Writes a message into PostgreSQL, inside one transaction. */
import type pg from 'pg';
import type { NewLead } from '../../lead.ts';
import type { Accepted } from '../../store.ts';
import { planAccept } from '../plan-accept.ts';
import { claimOf, type LeadRow } from '../rows.ts';
import { LEADS_BY_KEY } from '../statements.ts';
import type { DeliveryQueue } from './queue.ts';
import { databaseTime, query, run } from './sql.ts';

export async function acceptLead(
  client: pg.PoolClient,
  queue: DeliveryQueue,
  lead: NewLead,
): Promise<Accepted> {
  const known = lead.key === undefined ? [] : await lockLeadsByKey(client, lead.key);
  const claimed = new Set<string>();
  for (const { id, state } of known) {
    if (state === 'pending' && (await queue.activeAttempt(client, id)) !== undefined) claimed.add(id);
  }
  const now = await databaseTime(client);
  const { outcome, row, statements } = planAccept(lead, known, ({ id }) => claimed.has(id), now);
  // Replaced leads keep their jobs until a worker claims them and finds that the lead is no longer pending.
  for (const statement of statements) await run(client, statement);
  if (outcome === 'new') {
    const token = await queue.claim(client, row.id);
    if (token === undefined) throw new Error(`Lead ${row.id} is new, but its job is already claimed.`);
    return { outcome, claim: claimOf(row, now, token) };
  }
  if (outcome === 'undelivered' && statements.length > 0) await queue.add(client, [row.id]);
  return { outcome, id: row.id };
}

/** Locks until the transaction ends, so that two servers do not make two leads of one form. */
async function lockLeadsByKey(client: pg.PoolClient, key: string): Promise<LeadRow[]> {
  await query(client, 'SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
  return await query<LeadRow>(client, `${LEADS_BY_KEY} FOR UPDATE`, [key]);
}
