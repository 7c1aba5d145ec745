/** Moves an embedded store to PostgreSQL. An interrupted run can be repeated. */
import { renameSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { openPostgresStore } from '../contact/open-store.ts';
import type { PostgresStore } from '../contact/stores/postgres.ts';
import type { Sql, SqlValue, Statement } from '../contact/stores/sql.ts';
import { SqliteStore } from '../contact/stores/sqlite.ts';
import { STORE_FILE } from '../contact/stores/sqlite/open.ts';
import { insert } from '../contact/stores/statements.ts';
import { CommandError, ConfigError } from '../errors.ts';
import { PAGE_SIZE } from '../owner/queries.ts';
import { requireStore } from './connect.ts';

/** Tables and their primary keys, each after the tables that it refers to. */
const TABLES = [
  ['consent_texts', 'version'],
  ['consents', 'id'],
  ['consent_clients', 'consent_id'],
  ['leads', 'id'],
] as const;

export interface Migrated {
  readonly moved: number;
  /** Leads that an earlier, interrupted run has moved. */
  readonly known: number;
  /** New name of the embedded store, so that no server opens it again. */
  readonly file: string;
}

/** @throws ConfigError when a server has the store open; CommandError when PostgreSQL has not stored every record. */
export async function migrateStore(config: Config, databaseUrl: string): Promise<Migrated> {
  const { dataDir } = config;
  requireStore(dataDir);
  const store = new SqliteStore(dataDir);
  let postgres: PostgresStore | undefined;
  let closed = false;
  try {
    postgres = await openPostgresStore(config, databaseUrl);
    const before = await countLeads(postgres.sql);
    for (const [table, key] of TABLES) await copyTable(store.sql, postgres.sql, table, key);
    await postgres.enqueuePending();
    const total = await countLeads(store.sql);
    const moved = (await countLeads(postgres.sql)) - before;
    await store.scrub();
    await store.close();
    closed = true;
    const file = path.join(dataDir, STORE_FILE);
    const renamed = `${file}.moved-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    renameSync(file, renamed);
    return { moved, known: total - moved, file: renamed };
  } catch (error) {
    if (error instanceof CommandError || error instanceof ConfigError) throw error;
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new CommandError(
      `PostgreSQL failed${code}. The embedded store is unchanged; run the command again.`,
    );
  } finally {
    if (!closed) await store.close();
    await postgres?.close();
  }
}

async function countLeads(sql: Sql): Promise<number> {
  return (await sql.all<{ count: number }>('SELECT count(*) AS count FROM leads'))[0]?.count ?? 0;
}

/** Copies the rows page by page, each page in one transaction. */
async function copyTable(source: Sql, target: Sql, table: string, key: string): Promise<void> {
  let after: SqlValue = '';
  for (;;) {
    const rows: Record<string, SqlValue>[] = await source.all(
      `SELECT * FROM ${table} WHERE ${key} > ? ORDER BY ${key} LIMIT ${PAGE_SIZE}`,
      [after],
    );
    if (rows.length === 0) return;
    await target.write(rows.flatMap((row) => insertRow(table, row)));
    const keys = rows.map((row) => row[key] ?? '');
    const marks = keys.map(() => '?').join(', ');
    const [stored] = await target.all<{ count: number }>(
      `SELECT count(*) AS count FROM ${table} WHERE ${key} IN (${marks})`,
      keys,
    );
    if (stored?.count !== rows.length)
      throw new CommandError(
        `PostgreSQL has not stored every row of ${table}. The embedded store is unchanged; run the command again.`,
      );
    after = keys.at(-1) ?? '';
  }
}

/** Inserts a lead without the form's key if the same form has reached PostgreSQL directly. */
function insertRow(table: string, row: Readonly<Record<string, SqlValue>>): Statement[] {
  const versions = 'form_key' in row ? [row, { ...row, form_key: null }] : [row];
  return versions.map((version) => {
    const { text, values } = insert(table, version);
    return { text: `${text} ON CONFLICT DO NOTHING`, values };
  });
}
