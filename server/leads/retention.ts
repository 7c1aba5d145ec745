/** How long records are kept, and erasure on request. The privacy policy promises the same. */
import type { Erasure } from '../../contact/admin-api.ts';
import { DAY_MS } from '../durations.ts';
import { normalizeEmail, normalizePhone } from './normalize.ts';
import type { Store } from './store.ts';

/** Five years have one or two leap days. */
const KEEP_DAYS = { leads: 365, clients: 30, consents: 5 * 365 + 2 } as const;

/** Matches messages neither delivered nor answered. Age alone never deletes them. */
const UNDELIVERED = `answered_at IS NULL AND NOT EXISTS
  (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND state = 'delivered')`;

/** Deletes versions of the agreement whose text is unknown and to which no consent record refers anymore. */
const deleteUnknownTexts = {
  text: 'DELETE FROM consent_texts WHERE text IS NULL AND version NOT IN (SELECT text_version FROM consents)',
  values: [],
};

/** Deletes expired records. Returns how many of each. */
export async function deleteExpired(store: Store) {
  const now = await store.now();
  const expire = (table: string, column: string, days: number, keep = '') => ({
    text: `DELETE FROM ${table} WHERE ${column} < $1 ${keep} RETURNING 1`,
    values: [now - days * DAY_MS],
  });
  const [leads = [], clients = [], consents = []] = await store.transaction([
    expire('leads', 'received_at', KEEP_DAYS.leads, `AND NOT (${UNDELIVERED})`),
    expire('consent_clients', 'seen_at', KEEP_DAYS.clients),
    expire('consents', 'given_at', KEEP_DAYS.consents),
    deleteUnknownTexts,
  ]);
  return { leads: leads.length, clients: clients.length, consents: consents.length };
}

/**
 * Erases every message of a person.
 * @param person an email address or a phone number in any notation
 */
export async function erasePerson(store: Store, person: string): Promise<Erasure> {
  const byEmail = person.includes('@');
  const where = byEmail ? 'email_key = $1' : 'phone_key = $1';
  const key = byEmail ? normalizeEmail(person) : normalizePhone(person);
  if (key === '') return { leads: 0, consentsKept: 0 };
  const ids = `SELECT id FROM leads WHERE ${where}`;
  const consents = `SELECT id FROM consents WHERE lead_id IN (${ids})`;
  const [kept = [], , leads = []] = await store.transaction([
    { text: consents, values: [key] },
    { text: `DELETE FROM consent_clients WHERE consent_id IN (${consents})`, values: [key] },
    { text: `DELETE FROM leads WHERE ${where} RETURNING 1`, values: [key] },
  ]);
  return { leads: leads.length, consentsKept: kept.length };
}
