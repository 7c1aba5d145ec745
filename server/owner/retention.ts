/** How long records are kept, and erasure on request. The privacy policy promises the same. */
import { normalizeEmail, normalizePhone } from '../contact/person.ts';
import type { Sql } from '../contact/stores/sql.ts';

const DAY_MS = 86_400_000;

/** How long records are kept, in days. */
const KEEP_DAYS = { leads: 365, spam: 30, clients: 30, consents: 5 * 365 } as const;

/** States of leads that were not delivered. Age alone never deletes them. */
const UNDELIVERED = `state IN ('pending', 'parked', 'kept')`;

export interface Purged {
  readonly leads: number;
  readonly spam: number;
  readonly clients: number;
  readonly consents: number;
}

/**
 * Deletes expired records.
 * @param now milliseconds since the epoch
 * @param undelivered also deletes expired leads that were not delivered
 */
export async function purge(sql: Sql, now: number, undelivered = false): Promise<Purged> {
  const before = (days: number) => [now - days * DAY_MS];
  const [spam = 0, leads = 0, clients = 0, consents = 0] = await sql.write([
    {
      text: `DELETE FROM leads WHERE state = 'quarantined' AND received_at < ?`,
      values: before(KEEP_DAYS.spam),
    },
    {
      text: `DELETE FROM leads WHERE received_at < ?${undelivered ? '' : ` AND NOT ${UNDELIVERED}`}`,
      values: before(KEEP_DAYS.leads),
    },
    { text: 'DELETE FROM consent_clients WHERE seen_at < ?', values: before(KEEP_DAYS.clients) },
    { text: 'DELETE FROM consents WHERE given_at < ?', values: before(KEEP_DAYS.consents) },
    {
      text: 'DELETE FROM consent_texts WHERE version NOT IN (SELECT text_version FROM consents)',
      values: [],
    },
  ]);
  return { leads, spam, clients, consents };
}

/** How many leads are expired and kept only because they were not delivered. */
export async function countExpiredUndelivered(sql: Sql, now: number): Promise<number> {
  const [row] = await sql.all<{ count: number }>(
    `SELECT count(*) AS count FROM leads WHERE ${UNDELIVERED} AND received_at < ?`,
    [now - KEEP_DAYS.leads * DAY_MS],
  );
  return row?.count ?? 0;
}

export interface Forgotten {
  readonly leads: number;
  /** Consent records that stay, without client address and browser: the law asks for proof of consent. */
  readonly consentsKept: number;
}

/**
 * Erases every message of a person.
 * @param person an email address or a phone number in any notation
 */
export async function forget(sql: Sql, person: string): Promise<Forgotten> {
  const byEmail = person.includes('@');
  const where = byEmail ? 'email_key = ?' : 'phone_key = ?';
  const key = byEmail ? normalizeEmail(person) : normalizePhone(person);
  if (key === '') return { leads: 0, consentsKept: 0 };
  const ids = `SELECT id FROM leads WHERE ${where}`;
  const [kept] = await sql.all<{ count: number }>(
    `SELECT count(*) AS count FROM consents WHERE lead_id IN (${ids})`,
    [key],
  );
  const [, leads = 0] = await sql.write([
    {
      text: `DELETE FROM consent_clients WHERE consent_id IN (SELECT id FROM consents WHERE lead_id IN (${ids}))`,
      values: [key],
    },
    { text: `DELETE FROM leads WHERE ${where}`, values: [key] },
  ]);
  return { leads, consentsKept: kept?.count ?? 0 };
}
