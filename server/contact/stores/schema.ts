/**
 * The tables, in SQL that SQLite and PostgreSQL share. A released step is never changed; a change is a new step. Times are
 * whole milliseconds since the epoch.
 */
import { LEAD_STATES } from '../lead.ts';

/** SQL that differs between the two databases. */
export interface Dialect {
  /** Type of a whole number of 64 bits. */
  readonly integer: 'INTEGER' | 'BIGINT';
  /** End of CREATE TABLE. */
  readonly strict: ' STRICT' | '';
  /** More columns of `leads`, each followed by a comma. */
  readonly leadColumns: string;
  /** Makes `consents` refuse changes, and creates what only this database needs. */
  readonly appendOnly: readonly string[];
}

export type Step = (dialect: Dialect) => readonly string[];

const STATES = LEAD_STATES.map((state) => `'${state}'`).join(', ');

/** In order. A store's schema version is the number of steps it has taken. */
export const STEPS: readonly Step[] = [
  ({ integer, strict, leadColumns, appendOnly }) => [
    `CREATE TABLE leads (
      id TEXT PRIMARY KEY,
      form_key TEXT,
      content_hash TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      message TEXT NOT NULL,
      domain TEXT NOT NULL,
      agreement_checked ${integer} NOT NULL,
      email_key TEXT NOT NULL,
      phone_key TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN (${STATES})),
      suspicion TEXT,
      received_at ${integer} NOT NULL,
      tried_since ${integer} NOT NULL,
      attempts ${integer} NOT NULL DEFAULT 0,
      planned_at ${integer} NOT NULL,
      due_at ${integer} NOT NULL,
      delivered_at ${integer},
      last_error TEXT,
      uncertain ${integer} NOT NULL DEFAULT 0,
      ${leadColumns}UNIQUE (form_key, content_hash)
    )${strict}`,
    `CREATE TABLE consent_texts (version TEXT PRIMARY KEY, text TEXT NOT NULL)${strict}`,
    `CREATE TABLE consents (
      id TEXT PRIMARY KEY,
      lead_id TEXT NOT NULL,
      text_version TEXT NOT NULL REFERENCES consent_texts (version),
      ticked ${integer} NOT NULL,
      phone TEXT NOT NULL,
      page TEXT NOT NULL,
      given_at ${integer} NOT NULL
    )${strict}`,
    `CREATE TABLE consent_clients (
      consent_id TEXT PRIMARY KEY REFERENCES consents (id) ON DELETE CASCADE,
      address TEXT NOT NULL,
      user_agent TEXT NOT NULL,
      seen_at ${integer} NOT NULL
    )${strict}`,
    `CREATE TABLE probe (id ${integer} PRIMARY KEY, filler TEXT NOT NULL)${strict}`,
    `CREATE INDEX leads_due ON leads (due_at) WHERE state = 'pending'`,
    `CREATE INDEX consents_lead ON consents (lead_id)`,
    ...appendOnly,
  ],
  // The owner's queries filter by state, person and age.
  () => [
    `CREATE INDEX leads_state ON leads (state, received_at)`,
    `CREATE INDEX leads_email ON leads (email_key)`,
    `CREATE INDEX leads_phone ON leads (phone_key)`,
    `CREATE INDEX consent_clients_seen ON consent_clients (seen_at)`,
  ],
  // When the owner was last alerted: one row.
  ({ integer, strict }) => [
    `CREATE TABLE alerts (id ${integer} PRIMARY KEY, sent_at ${integer} NOT NULL)${strict}`,
  ],
  ({ integer }) => [`ALTER TABLE leads ADD COLUMN answered_at ${integer}`],
];
