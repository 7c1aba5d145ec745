/** The owner's queries over stored leads and their deliveries. Read-only. */
import * as z from 'zod';
import { type Channel, LEAD_STATES, type LeadState, type Submission } from '../leads/lead.ts';
import type { DeliveryStatus, Store } from '../leads/store.ts';

export const LEAD_FILTER = z.object({
  /** All states when empty. */
  states: z.array(z.enum(LEAD_STATES)).default([]),
  /** Milliseconds since the epoch. */
  since: z.int().default(0),
  unanswered: z.boolean().default(false),
  suspected: z.boolean().default(false),
  /** Leads after the one with this id: ids sort by time. */
  after: z.string().default(''),
});
export type LeadFilter = z.infer<typeof LEAD_FILTER>;

export interface LeadSummary extends Submission {
  readonly id: string;
  readonly state: LeadState;
  readonly receivedAt: number;
  readonly attempts: number;
  readonly deliveredAt: number | null;
  readonly answeredAt: number | null;
  readonly lastError: string | null;
  readonly suspicion: string | null;
}

interface ConsentFact {
  /** Null when the words of this version are not known here. */
  readonly text: string | null;
  readonly textVersion: string;
  readonly phone: string;
  readonly page: string;
  readonly givenAt: number;
  /** Deleted after 30 days. */
  readonly clientAddress: string | null;
  readonly userAgent: string | null;
}

interface DeliveryFact extends DeliveryStatus {
  readonly channel: Channel;
  readonly lastError: string | null;
}

export interface LeadDetails extends LeadSummary {
  readonly deliveries: readonly DeliveryFact[];
  readonly consents: readonly ConsentFact[];
}

export const PAGE_SIZE = 500;

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
  return await store.all<LeadSummary>(
    `SELECT * FROM (${summaries(conditions.join(' AND '))}) AS list
     WHERE state IN (${given.map((_, index) => `$${index + 3}`).join(', ')}) ORDER BY id LIMIT ${PAGE_SIZE}`,
    [after, since, ...given],
  );
}

export async function showLead(store: Store, id: string): Promise<LeadDetails | undefined> {
  const [lead] = await store.all<LeadSummary>(summaries('leads.id = $1'), [id]);
  if (lead === undefined) return undefined;
  const deliveries = await store.all<DeliveryFact>(
    `SELECT channel, state, attempts, last_error AS "lastError" FROM deliveries WHERE lead_id = $1 ORDER BY channel`,
    [id],
  );
  const consents = await store.all<ConsentFact>(
    `SELECT text, text_version AS "textVersion", phone, page, given_at AS "givenAt",
       address AS "clientAddress", user_agent AS "userAgent"
     FROM consents JOIN consent_texts ON version = text_version
     LEFT JOIN consent_clients ON consent_id = consents.id WHERE lead_id = $1 ORDER BY consents.id`,
    [id],
  );
  return { ...lead, deliveries, consents };
}
