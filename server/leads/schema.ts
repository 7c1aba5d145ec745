/** The tables, in SQL that SQLite and PostgreSQL share. Times are whole milliseconds since the epoch. */

/** Changes with the tables: a store with another number is refused. */
export const SCHEMA_VERSION = 2;

/** SQL that differs between the two databases. */
export interface Dialect {
  /** Type of a whole number of 64 bits. */
  readonly integer: 'INTEGER' | 'BIGINT';
  /** End of CREATE TABLE. */
  readonly strict: ' STRICT' | '';
  /** Makes `consents` refuse changes. */
  readonly appendOnly: readonly string[];
}

export function tables({ integer, strict, appendOnly }: Dialect): string[] {
  return [
    `CREATE TABLE leads (
      id TEXT PRIMARY KEY,
      form_key TEXT,
      content_hash TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      message TEXT NOT NULL,
      domain TEXT NOT NULL,
      email_key TEXT NOT NULL,
      phone_key TEXT NOT NULL,
      suspicion TEXT,
      received_at ${integer} NOT NULL,
      answered_at ${integer},
      UNIQUE (form_key, content_hash)
    )${strict}`,
    `CREATE TABLE deliveries (
      lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      channel TEXT NOT NULL CHECK (channel IN ('webhook', 'mail')),
      state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked')),
      attempts ${integer} NOT NULL DEFAULT 0,
      since ${integer} NOT NULL,
      -- When to try next, and until when an attempt holds it: for SQLite's queue. pg-boss has its own.
      due_at ${integer} NOT NULL,
      claimed_until ${integer} NOT NULL DEFAULT 0,
      delivered_at ${integer},
      last_error TEXT,
      PRIMARY KEY (lead_id, channel)
    )${strict}`,
    `CREATE TABLE consent_texts (version TEXT PRIMARY KEY, text TEXT)${strict}`,
    `CREATE TABLE consents (
      id TEXT PRIMARY KEY,
      lead_id TEXT NOT NULL,
      text_version TEXT NOT NULL REFERENCES consent_texts (version),
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
    // Small facts that outlive a restart: which webhook was set, when a problem was reported, when the store was probed.
    `CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)${strict}`,
    `CREATE INDEX deliveries_undelivered ON deliveries (state, due_at) WHERE state <> 'delivered'`,
    `CREATE INDEX leads_received ON leads (received_at)`,
    `CREATE INDEX leads_email ON leads (email_key)`,
    `CREATE INDEX leads_phone ON leads (phone_key)`,
    `CREATE INDEX consents_lead ON consents (lead_id)`,
    ...appendOnly,
  ];
}
