/** The owner's queries over stored leads and their deliveries. Read-only. */
import { LEAD_STATES, type LeadState } from '../contact/lead.ts';
import type { LeadRow } from '../contact/stores/rows.ts';
import type { Sql, SqlValue } from '../contact/stores/sql.ts';
import { countExpiredUndelivered } from './retention.ts';

export interface LeadFilter {
  /** All states except quarantined when empty. */
  readonly states?: readonly LeadState[];
  /** Milliseconds since the epoch. */
  readonly since?: number;
  /** Leaves out leads that are answered, and those that their senders have replaced. */
  readonly unanswered?: boolean;
}

export interface LeadSummary {
  readonly id: string;
  readonly state: LeadState;
  readonly receivedAt: number;
  readonly attempts: number;
  readonly nextTryAt: number | undefined;
  readonly deliveredAt: number | undefined;
  /** When the owner marked it as answered. */
  readonly answeredAt: number | undefined;
  readonly lastError: string | undefined;
  readonly suspicion: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly domain: string;
}

interface ConsentFact {
  readonly text: string;
  readonly textVersion: string;
  readonly ticked: boolean;
  readonly phone: string;
  readonly page: string;
  readonly givenAt: number;
  /** Deleted after 30 days. */
  readonly clientAddress: string | undefined;
  readonly userAgent: string | undefined;
}

export interface LeadDetails extends LeadSummary {
  readonly consents: readonly ConsentFact[];
}

/** Leads per page. Ids sort by time, so the next page begins after the last id. */
export const PAGE_SIZE = 500;

/** A page of leads, oldest first, after the lead with the id `after`. */
export async function listLeads(sql: Sql, filter: LeadFilter, after = ''): Promise<LeadSummary[]> {
  const given = filter.states ?? [];
  const states = given.length > 0 ? given : LEAD_STATES.filter((state) => state !== 'quarantined');
  const marks = states.map(() => '?').join(', ');
  const unanswered = filter.unanswered === true ? `AND answered_at IS NULL AND state <> 'replaced'` : '';
  const rows = await sql.all<LeadRow>(
    `SELECT * FROM leads WHERE id > ? AND received_at >= ? AND state IN (${marks}) ${unanswered}
     ORDER BY id LIMIT ${PAGE_SIZE}`,
    [after, filter.since ?? 0, ...states],
  );
  return rows.map(summaryOf);
}

export async function showLead(sql: Sql, id: string): Promise<LeadDetails | undefined> {
  const [row] = await sql.all<LeadRow>('SELECT * FROM leads WHERE id = ?', [id]);
  if (row === undefined) return undefined;
  const consents = await sql.all<{
    text: string;
    text_version: string;
    ticked: number;
    phone: string;
    page: string;
    given_at: number;
    address: string | null;
    user_agent: string | null;
  }>(
    `SELECT text, text_version, ticked, phone, page, given_at, address, user_agent
     FROM consents JOIN consent_texts ON version = text_version
     LEFT JOIN consent_clients ON consent_id = consents.id WHERE lead_id = ? ORDER BY consents.id`,
    [id],
  );
  return {
    ...summaryOf(row),
    consents: consents.map((consent) => ({
      text: consent.text,
      textVersion: consent.text_version,
      ticked: consent.ticked === 1,
      phone: consent.phone,
      page: consent.page,
      givenAt: consent.given_at,
      clientAddress: consent.address ?? undefined,
      userAgent: consent.user_agent ?? undefined,
    })),
  };
}

export interface Stats {
  readonly states: Readonly<Record<LeadState, number>>;
  readonly last24Hours: number;
  /** Age of the oldest lead that waits for delivery, in milliseconds. */
  readonly oldestPendingMs: number | undefined;
  /** Leads older than the privacy policy allows, kept because they were not delivered. */
  readonly expiredUndelivered: number;
}

export async function readStats(sql: Sql, now: number): Promise<Stats> {
  const counts = await sql.all<{ state: LeadState; count: number }>(
    'SELECT state, count(*) AS count FROM leads GROUP BY state',
  );
  const number = async (text: string, values: readonly SqlValue[] = []) =>
    (await sql.all<{ value: number | null }>(text, values))[0]?.value ?? undefined;
  const oldest = await number(`SELECT min(received_at) AS value FROM leads WHERE state = 'pending'`);
  return {
    states: Object.fromEntries(
      LEAD_STATES.map((state) => [state, counts.find((row) => row.state === state)?.count ?? 0]),
    ) as Record<LeadState, number>,
    last24Hours:
      (await number('SELECT count(*) AS value FROM leads WHERE received_at >= ?', [now - 86_400_000])) ?? 0,
    oldestPendingMs: oldest === undefined ? undefined : now - oldest,
    expiredUndelivered: await countExpiredUndelivered(sql, now),
  };
}

function summaryOf(row: LeadRow): LeadSummary {
  return {
    id: row.id,
    state: row.state,
    receivedAt: row.received_at,
    attempts: row.attempts,
    nextTryAt: row.state === 'pending' ? row.due_at : undefined,
    deliveredAt: row.delivered_at ?? undefined,
    answeredAt: row.answered_at ?? undefined,
    lastError: row.last_error ?? undefined,
    suspicion: row.suspicion ?? undefined,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    domain: row.domain,
  };
}
