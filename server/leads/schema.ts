/** The tables, in SQL that SQLite and PostgreSQL share. Times are whole milliseconds since the epoch. */

/** Changes with the tables: a store with another number is refused. */
export const SCHEMA_VERSION = 2;

/** @param appendOnly makes `consents` refuse changes, in the dialect of the database */
export function tables(appendOnly: readonly string[]): string[] {
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
      received_at BIGINT NOT NULL,
      answered_at BIGINT,
      UNIQUE (form_key, content_hash)
    )`,
    `CREATE TABLE deliveries (
      lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      channel TEXT NOT NULL CHECK (channel IN ('webhook', 'mail')),
      state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked')),
      attempts BIGINT NOT NULL DEFAULT 0,
      since BIGINT NOT NULL,
      -- When to try next, and until when an attempt holds it: for SQLite's queue. pg-boss has its own.
      due_at BIGINT NOT NULL,
      claimed_until BIGINT NOT NULL DEFAULT 0,
      delivered_at BIGINT,
      last_error TEXT,
      PRIMARY KEY (lead_id, channel)
    )`,
    `CREATE TABLE consent_texts (version TEXT PRIMARY KEY, text TEXT)`,
    `CREATE TABLE consents (
      id TEXT PRIMARY KEY,
      lead_id TEXT NOT NULL,
      text_version TEXT NOT NULL REFERENCES consent_texts (version),
      phone TEXT NOT NULL,
      page TEXT NOT NULL,
      given_at BIGINT NOT NULL
    )`,
    `CREATE TABLE consent_clients (
      consent_id TEXT PRIMARY KEY REFERENCES consents (id) ON DELETE CASCADE,
      address TEXT NOT NULL,
      user_agent TEXT NOT NULL,
      seen_at BIGINT NOT NULL
    )`,
    // Small facts that outlive a restart: which webhook was set, when a problem was reported, when the store was probed.
    `CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
    `CREATE INDEX deliveries_undelivered ON deliveries (state, due_at) WHERE state <> 'delivered'`,
    `CREATE INDEX leads_received ON leads (received_at)`,
    `CREATE INDEX leads_email ON leads (email_key)`,
    `CREATE INDEX leads_phone ON leads (phone_key)`,
    `CREATE INDEX consents_lead ON consents (lead_id)`,
    ...appendOnly,
  ];
}
