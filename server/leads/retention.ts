/** How long records are kept, and erasure on request. The privacy policy promises the same. */
import { normalizeEmail, normalizePhone } from './person.ts';
import type { Sql } from './sql.ts';

const DAY_MS = 86_400_000;
/** Five years have one or two leap days. */
const KEEP_DAYS = { leads: 365, clients: 30, consents: 5 * 365 + 2 } as const;

/** Matches messages neither delivered nor answered. Age alone never deletes them. */
const UNDELIVERED = `answered_at IS NULL AND NOT EXISTS
  (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND state = 'delivered')`;

interface Purged {
  readonly leads: number;
  readonly clients: number;
  readonly consents: number;
}

/** Deletes expired records. */
export async function purge(sql: Sql): Promise<Purged> {
  const now = await sql.now();
  const before = (days: number) => [now - days * DAY_MS];
  const [leads = 0, clients = 0, consents = 0] = await sql.write([
    {
      text: `DELETE FROM leads WHERE received_at < ? AND NOT (${UNDELIVERED})`,
      values: before(KEEP_DAYS.leads),
    },
    { text: 'DELETE FROM consent_clients WHERE seen_at < ?', values: before(KEEP_DAYS.clients) },
    { text: 'DELETE FROM consents WHERE given_at < ?', values: before(KEEP_DAYS.consents) },
  ]);
  return { leads, clients, consents };
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
  const text = `SELECT count(*) AS count FROM consents WHERE lead_id IN (${ids})`;
  const [kept] = await sql.all<{ count: number }>(text, [key]);
  const [, leads = 0] = await sql.write([
    {
      text: `DELETE FROM consent_clients WHERE consent_id IN (SELECT id FROM consents WHERE lead_id IN (${ids}))`,
      values: [key],
    },
    { text: `DELETE FROM leads WHERE ${where}`, values: [key] },
  ]);
  return { leads, consentsKept: kept?.count ?? 0 };
}
