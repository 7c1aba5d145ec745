/** Writes a message into PostgreSQL, within one transaction. */
import type pg from 'pg';
import type { NewLead } from '../../lead.ts';
import type { Accepted } from '../../store.ts';
import { uuidV7 } from '../../uuid.ts';
import { claimOf, LEAD_COLUMNS, type LeadRow, newRow } from '../rows.ts';
import { decideByKey } from '../same-key.ts';
import type { DeliveryQueue } from './queue.ts';
import * as statements from './statements.ts';

/** A row of `leads` with the columns that only PostgreSQL has. */
export type Row = LeadRow & { readonly claimed_until: number; readonly job_id: string | null };

interface Result {
  readonly accepted: Accepted;
  /** By the database's clock; 0 when the lead is not claimed. */
  readonly claimedUntil: number;
}

/** @param leaseMs how long the claim on a new lead is good for */
export async function acceptLead(
  client: pg.PoolClient,
  queue: DeliveryQueue,
  lead: NewLead,
  leaseMs: number,
): Promise<Result> {
  const rows = lead.key === undefined ? [] : await rowsUnderKey(client, lead.key);
  const { rows: clock } = await client.query<{ now: number }>(`SELECT ${statements.NOW} AS now`);
  const now = clock[0]?.now ?? Date.now();
  const decision = decideByKey(lead, rows, (row) => row.claimed_until > now);
  if (decision.kind === 'known') {
    const { id, state } = decision.row;
    return unclaimed({ outcome: state === 'pending' ? 'undelivered' : 'settled', id });
  }
  if (decision.kind === 'correct') {
    const { id } = decision.row;
    const { content_hash, name, email, phone, message, email_key, phone_key } = newRow(id, lead, now);
    const { textVersion, text } = lead.consent;
    await client.query(statements.CORRECT, [
      id,
      content_hash,
      name,
      email,
      phone,
      message,
      email_key,
      phone_key,
    ]);
    await client.query(statements.INSERT_CONSENT, [
      textVersion,
      text,
      uuidV7(now),
      id,
      ...consentValues(lead, now),
    ]);
    return unclaimed({ outcome: 'undelivered', id });
  }
  for (const { id } of decision.replaced) {
    await client.query(`UPDATE leads SET state = 'replaced' WHERE id = $1`, [id]);
  }
  if (decision.kind === 'revive') {
    await client.query(statements.REVIVE, [decision.row.id]);
    return unclaimed({ outcome: 'undelivered', id: decision.row.id });
  }
  return await insertLead(client, queue, lead, now, leaseMs);
}

async function insertLead(
  client: pg.PoolClient,
  queue: DeliveryQueue,
  lead: NewLead,
  now: number,
  leaseMs: number,
): Promise<Result> {
  const id = uuidV7(now);
  const row = newRow(id, lead, now);
  const pending = row.state === 'pending';
  const claimedUntil = pending ? now + leaseMs : 0;
  const job = pending ? await queue.wake(client, id, leaseMs) : null;
  const { textVersion, text } = lead.consent;
  const [ticked, phone, page, at, address, agent] = consentValues(lead, now);
  const values = [textVersion, text, claimedUntil, job, uuidV7(now), ticked, phone, page, at, address, agent];
  await client.query(statements.INSERT_LEAD, [...LEAD_COLUMNS.map((column) => row[column]), ...values]);
  return pending
    ? { accepted: { outcome: 'new', claim: claimOf(row) }, claimedUntil }
    : unclaimed({ outcome: 'settled', id });
}

/** Locked until the transaction ends, so that two servers do not make two leads of one form. */
async function rowsUnderKey(client: pg.PoolClient, key: string): Promise<Row[]> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const found = await client.query<Row>('SELECT * FROM leads WHERE form_key = $1 ORDER BY id FOR UPDATE', [
    key,
  ]);
  return found.rows;
}

function unclaimed(accepted: Accepted): Result {
  return { accepted, claimedUntil: 0 };
}

function consentValues({ consent }: NewLead, now: number) {
  const { ticked, phone, page, clientAddress, userAgent } = consent;
  return [ticked ? 1 : 0, phone, page, now, clientAddress, userAgent] as const;
}
