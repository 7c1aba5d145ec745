/** The tables as migrations, in SQL that SQLite and PostgreSQL share. Times are whole milliseconds since the epoch. */
import { ConfigError } from '../errors.ts';

/** The SQL in which the two databases differ. */
export interface Dialect {
  /** Makes `consents` refuse changes. */
  readonly appendOnly: readonly string[];
  /** Columns of the queue in `deliveries`; none where pg-boss is the queue. */
  readonly queueColumns: readonly string[];
}

export const SCHEMA_VERSION = 3;

/** The statements that lead to each version, from 2 on. Stores in use have run them: never change one, add a version. */
export const migrations = ({ appendOnly, queueColumns }: Dialect): Readonly<Record<number, string[]>> => ({
  2: [
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
    // Metadata of the store: which webhook was set, when a problem was reported, when the store was probed.
    `CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
    `CREATE INDEX deliveries_undelivered ON deliveries (state, due_at) WHERE state <> 'delivered'`,
    `CREATE INDEX leads_received ON leads (received_at)`,
    `CREATE INDEX leads_email ON leads (email_key)`,
    `CREATE INDEX leads_phone ON leads (phone_key)`,
    `CREATE INDEX consents_lead ON consents (lead_id)`,
    ...appendOnly,
  ],
  // Deliveries that wait for another attempt become due.
  3: [
    `DROP INDEX deliveries_undelivered`,
    `ALTER TABLE deliveries DROP COLUMN due_at`,
    `ALTER TABLE deliveries DROP COLUMN claimed_until`,
    ...queueColumns.map((column) => `ALTER TABLE deliveries ADD COLUMN ${column}`),
    `CREATE INDEX deliveries_undelivered ON deliveries (state) WHERE state <> 'delivered'`,
  ],
});

/**
 * The statements that bring a store up to date, to be run in one transaction.
 * @param version of the store; 0 when it is empty
 * @throws ConfigError when a later version of the server has used it
 */
export function pendingMigrations(version: number, dialect: Dialect): string[] {
  if (version > SCHEMA_VERSION)
    throw new ConfigError(
      `The stored messages: found schema version ${version}, expected at most ${SCHEMA_VERSION}: a later version of this server has used them. Use that one, or restore a backup`,
    );
  return Object.entries(migrations(dialect)).flatMap(([target, statements]) =>
    Number(target) > version ? statements : [],
  );
}
