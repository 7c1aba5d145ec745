/** How long things are kept, and how a person is forgotten. The privacy policy says the same in plain words. */
import { normaliseEmail, normalisePhone } from '../contact/person.ts';
import type { Sql } from '../contact/stores/sql.ts';

const DAY_MS = 86_400_000;

/** In days. A parked lead goes too: the log and the command line have asked for somebody to look for a year. */
export const KEEP_DAYS = { leads: 365, spam: 30, clients: 30, consents: 5 * 365 } as const;

export interface Purged {
  readonly leads: number;
  readonly spam: number;
  readonly clients: number;
  readonly consents: number;
}

/** Deletes what has been kept long enough. @param now milliseconds since the epoch */
export async function purge(sql: Sql, now: number): Promise<Purged> {
  const before = (days: number) => [now - days * DAY_MS];
  const [spam = 0, leads = 0, clients = 0, consents = 0] = await sql.write([
    {
      text: `DELETE FROM leads WHERE state = 'quarantined' AND received_at < ?`,
      values: before(KEEP_DAYS.spam),
    },
    { text: 'DELETE FROM leads WHERE received_at < ?', values: before(KEEP_DAYS.leads) },
    { text: 'DELETE FROM consent_clients WHERE seen_at < ?', values: before(KEEP_DAYS.clients) },
    { text: 'DELETE FROM consents WHERE given_at < ?', values: before(KEEP_DAYS.consents) },
    {
      text: 'DELETE FROM consent_texts WHERE version NOT IN (SELECT text_version FROM consents)',
      values: [],
    },
  ]);
  return { leads, spam, clients, consents };
}

export interface Forgotten {
  readonly leads: number;
  /** Records of consent that stay, without where they came from: the law asks for proof of consent. */
  readonly consentsKept: number;
}

/**
 * Erases every message of a person.
 * @param person an email address or a telephone number, written in any way
 */
export async function forget(sql: Sql, person: string): Promise<Forgotten> {
  const phone = normalisePhone(person);
  const where = person.includes('@') ? 'email_key = ?' : 'phone_key = ?';
  const values = [person.includes('@') ? normaliseEmail(person) : phone];
  if (values[0] === '') return { leads: 0, consentsKept: 0 };
  const theirs = `SELECT id FROM leads WHERE ${where}`;
  const [kept] = await sql.all<{ count: number }>(
    `SELECT count(*) AS count FROM consents WHERE lead_id IN (${theirs})`,
    values,
  );
  const [, leads = 0] = await sql.write([
    {
      text: `DELETE FROM consent_clients WHERE consent_id IN (SELECT id FROM consents WHERE lead_id IN (${theirs}))`,
      values,
    },
    { text: `DELETE FROM leads WHERE ${where}`, values },
  ]);
  return { leads, consentsKept: kept?.count ?? 0 };
}
