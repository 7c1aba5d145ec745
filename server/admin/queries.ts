/** The owner's queries over stored leads and their deliveries. Read-only. */
import {
  type ConsentRecord,
  type DeliveryRecord,
  LEAD_STATES,
  type LeadDetails,
  type LeadFilter,
  type LeadSummary,
  PAGE_SIZE,
} from '../../contact/admin-api.ts';
import type { Store } from '../leads/store.ts';

/** @param where condition on the columns of `leads` */
const summaries = (where: string) => `
  SELECT leads.id, name, email, phone, message, domain, suspicion, received_at AS "receivedAt",
    answered_at AS "answeredAt",
    CASE WHEN count(d.state) = 0 THEN 'kept'
      WHEN sum(CASE d.state WHEN 'parked' THEN 1 ELSE 0 END) > 0 THEN 'parked'
      WHEN sum(CASE d.state WHEN 'pending' THEN 1 ELSE 0 END) > 0 THEN 'pending'
      ELSE 'delivered' END AS state,
    coalesce(max(d.attempts), 0) AS attempts, max(d.delivered_at) AS "deliveredAt", max(d.last_error) AS "lastError"
  FROM leads LEFT JOIN deliveries d ON d.lead_id = leads.id WHERE ${where} GROUP BY leads.id`;

/** A page of leads, oldest first. */
export async function listLeads(store: Store, filter: LeadFilter): Promise<LeadSummary[]> {
  const { states, since, unanswered, suspected, after } = filter;
  const given = states.length > 0 ? states : LEAD_STATES;
  const conditions = [
    'leads.id > $1 AND received_at >= $2',
    ...(unanswered ? ['answered_at IS NULL'] : []),
    ...(suspected ? ['suspicion IS NOT NULL'] : []),
  ];
  return await store.query<LeadSummary>(
    `SELECT * FROM (${summaries(conditions.join(' AND '))}) AS list
     WHERE state IN (${given.map((_, index) => `$${index + 3}`).join(', ')}) ORDER BY id LIMIT ${PAGE_SIZE}`,
    [after, since, ...given],
  );
}

export async function countUnanswered(store: Store): Promise<number> {
  const text = 'SELECT count(*) AS count FROM leads WHERE answered_at IS NULL';
  const [row] = await store.query<{ count: number }>(text);
  return row?.count ?? 0;
}

export async function showLead(store: Store, id: string): Promise<LeadDetails | undefined> {
  const [lead] = await store.query<LeadSummary>(summaries('leads.id = $1'), [id]);
  if (lead === undefined) return undefined;
  const deliveries = await store.query<DeliveryRecord>(
    `SELECT channel, state, attempts, last_error AS "lastError" FROM deliveries WHERE lead_id = $1 ORDER BY channel`,
    [id],
  );
  const consents = await store.query<ConsentRecord>(
    `SELECT text, text_version AS "textVersion", phone, page, given_at AS "givenAt",
       address AS "clientAddress", user_agent AS "userAgent"
     FROM consents JOIN consent_texts ON version = text_version
     LEFT JOIN consent_clients ON consent_id = consents.id WHERE lead_id = $1 ORDER BY consents.id`,
    [id],
  );
  return { ...lead, deliveries, consents };
}
