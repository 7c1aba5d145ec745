/** Writes a message into PostgreSQL, inside one transaction. */
import type pg from 'pg';
import type { NewLead } from '../../lead.ts';
import type { Accepted } from '../../store.ts';
import { uuidV7 } from '../../uuid.ts';
import { claimOf, consentValues, correctionValues, type LeadRow, leadValues, newRow } from '../rows.ts';
import { decideByKey } from '../same-key.ts';
import { STATEMENTS } from '../statements.ts';
import type { DeliveryQueue } from './queue.ts';
import { databaseTime, query } from './sql.ts';

export async function acceptLead(
  client: pg.PoolClient,
  queue: DeliveryQueue,
  lead: NewLead,
): Promise<Accepted> {
  const rows = lead.key === undefined ? [] : await lockLeadsByKey(client, lead.key);
  const claimed = new Set<string>();
  for (const { id, state } of rows) {
    if (state === 'pending' && (await queue.activeAttempt(client, id)) !== undefined) claimed.add(id);
  }
  const decision = decideByKey(lead, rows, (row) => claimed.has(row.id));
  const now = await databaseTime(client);
  switch (decision.kind) {
    case 'known': {
      const { id, state } = decision.row;
      return { outcome: state === 'pending' ? 'undelivered' : 'settled', id };
    }
    case 'revive': {
      const { id } = decision.row;
      await query(client, STATEMENTS.reviveLead, [now, now, now, id]);
      await replaceLeads(client, decision.replaced);
      await queue.add(client, [id]);
      return { outcome: 'undelivered', id };
    }
    case 'correct': {
      const { id } = decision.row;
      await query(client, STATEMENTS.correctLead, correctionValues(newRow(id, lead, now), now));
      await insertConsent(client, id, lead, now);
      await queue.add(client, [id]);
      return { outcome: 'undelivered', id };
    }
    case 'insert': {
      const row = newRow(uuidV7(now), lead, now);
      await replaceLeads(client, decision.replaced);
      await query(client, STATEMENTS.insertLead, leadValues(row));
      await insertConsent(client, row.id, lead, now);
      if (row.state !== 'pending') return { outcome: 'settled', id: row.id };
      const token = await queue.claim(client, row.id);
      if (token === undefined) throw new Error(`Lead ${row.id} is new, but its job is already claimed.`);
      return { outcome: 'new', claim: claimOf(row, now, token) };
    }
  }
}

/** Locks until the transaction ends, so that two servers do not make two leads of one form. */
async function lockLeadsByKey(client: pg.PoolClient, key: string): Promise<LeadRow[]> {
  await query(client, 'SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
  return await query<LeadRow>(client, `${STATEMENTS.leadsByKey} FOR UPDATE`, [key]);
}

/** Their jobs stay until a worker claims them and finds that the lead is no longer pending. */
async function replaceLeads(client: pg.PoolClient, leads: readonly LeadRow[]): Promise<void> {
  for (const { id } of leads) await query(client, STATEMENTS.replaceLead, [id]);
}

async function insertConsent(
  client: pg.PoolClient,
  leadId: string,
  lead: NewLead,
  now: number,
): Promise<void> {
  const id = uuidV7(now);
  const { textVersion, text, clientAddress, userAgent } = lead.consent;
  await query(client, STATEMENTS.insertConsentText, [textVersion, text]);
  await query(client, STATEMENTS.insertConsent, consentValues(id, leadId, lead, now));
  await query(client, STATEMENTS.insertConsentClient, [id, clientAddress, userAgent, now]);
}
