/** Moves an embedded store to PostgreSQL. An interrupted run can be repeated. */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { openPostgresStore } from '../contact/open-store.ts';
import type { PostgresStore } from '../contact/stores/postgres.ts';
import { type LeadRow, leadValues } from '../contact/stores/rows.ts';
import type { Sql, Statement } from '../contact/stores/sql.ts';
import { SqliteStore } from '../contact/stores/sqlite.ts';
import { STATEMENTS } from '../contact/stores/statements.ts';
import { STORE_FILE } from '../contact/stores/sqlite/open.ts';
import { PAGE_SIZE } from '../owner/records.ts';
import { OwnerError } from '../owner-error.ts';
import { requireStore } from './connect.ts';

export interface Migrated {
  readonly moved: number;
  /** Leads that an earlier, interrupted run has moved. */
  readonly known: number;
  /** New name of the embedded store, so that no server opens it again. */
  readonly file: string;
}

/** @throws ConfigError when a server has the store open; OwnerError when PostgreSQL has not stored every lead. */
export async function migrateStore(config: Config, databaseUrl: string): Promise<Migrated> {
  const { dataDir } = config;
  requireStore(dataDir);
  const store = new SqliteStore(dataDir);
  let postgres: PostgresStore | undefined;
  let closed = false;
  try {
    postgres = await openPostgresStore(config, databaseUrl);
    const target = postgres.sql;
    const total = await count(store.sql);
    const before = await count(target);
    await copyTexts(store.sql, target);
    for (
      let page = await nextPage(store.sql, '');
      page.length > 0;
      page = await nextPage(store.sql, page.at(-1)?.id ?? '')
    ) {
      await copyPage(store.sql, target, page);
    }
    await copyOrphans(store.sql, target);
    await postgres.enqueuePending();
    const moved = (await count(target)) - before;
    await store.scrub();
    await store.close();
    closed = true;
    const file = path.join(dataDir, STORE_FILE);
    const renamed = `${file}.moved-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    renameSync(file, renamed);
    return { moved, known: total - moved, file: renamed };
  } catch (error) {
    if (error instanceof OwnerError || error instanceof ConfigError) throw error;
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new OwnerError(`PostgreSQL failed${code}. The embedded store is unchanged; run the command again.`);
  } finally {
    if (!closed) await store.close();
    await postgres?.close();
  }
}

async function count(sql: Sql): Promise<number> {
  return (await sql.all<{ count: number }>('SELECT count(*) AS count FROM leads'))[0]?.count ?? 0;
}

async function nextPage(source: Sql, after: string): Promise<LeadRow[]> {
  return await source.all<LeadRow>(`SELECT * FROM leads WHERE id > ? ORDER BY id LIMIT ${PAGE_SIZE}`, [
    after,
  ]);
}

async function copyPage(source: Sql, target: Sql, leads: readonly LeadRow[]): Promise<void> {
  const marks = leads.map(() => '?').join(', ');
  const ids = leads.map((lead) => lead.id);
  const consents = await source.all<Consent>(`${CONSENTS} WHERE lead_id IN (${marks})`, ids);
  await target.write([...leads.flatMap(insertLead), ...consents.flatMap(insertConsent)]);
  const [stored] = await target.all<{ count: number }>(
    `SELECT count(*) AS count FROM leads WHERE id IN (${marks})`,
    ids,
  );
  if (stored?.count !== leads.length)
    throw new OwnerError(
      'PostgreSQL has not stored every lead. The embedded store is unchanged; run the command again.',
    );
}

/** Consents whose leads have been deleted. */
async function copyOrphans(source: Sql, target: Sql): Promise<void> {
  const orphans = await source.all<Consent>(`${CONSENTS} WHERE lead_id NOT IN (SELECT id FROM leads)`);
  for (let i = 0; i < orphans.length; i += PAGE_SIZE)
    await target.write(orphans.slice(i, i + PAGE_SIZE).flatMap(insertConsent));
}

async function copyTexts(source: Sql, target: Sql): Promise<void> {
  const texts = await source.all<{ version: string; text: string }>(
    'SELECT version, text FROM consent_texts',
  );
  const text = 'INSERT INTO consent_texts (version, text) VALUES (?, ?) ON CONFLICT DO NOTHING';
  await target.write(texts.map((row) => ({ text, values: [row.version, row.text] })));
}

/** Tries again without the form's key, in case the same form has reached PostgreSQL directly. */
function insertLead(lead: LeadRow): Statement[] {
  const text = `${STATEMENTS.insertLead} ON CONFLICT DO NOTHING`;
  return [lead, { ...lead, form_key: null }].map((row) => ({ text, values: leadValues(row) }));
}

interface Consent {
  readonly id: string;
  readonly lead_id: string;
  readonly text_version: string;
  readonly ticked: number;
  readonly phone: string;
  readonly page: string;
  readonly given_at: number;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly seen_at: number | null;
}

const CONSENTS = `
  SELECT id, lead_id, text_version, ticked, phone, page, given_at, address, user_agent, seen_at
  FROM consents LEFT JOIN consent_clients ON consent_id = consents.id`;

function insertConsent(consent: Consent): Statement[] {
  const { id, lead_id, text_version, ticked, phone, page, given_at, address, user_agent, seen_at } = consent;
  const record: Statement = {
    text: `INSERT INTO consents (id, lead_id, text_version, ticked, phone, page, given_at)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    values: [id, lead_id, text_version, ticked, phone, page, given_at],
  };
  if (address === null) return [record];
  const client: Statement = {
    text: `INSERT INTO consent_clients (consent_id, address, user_agent, seen_at)
      VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    values: [id, address, user_agent, seen_at],
  };
  return [record, client];
}
