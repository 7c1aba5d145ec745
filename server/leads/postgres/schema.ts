import type pg from 'pg';
import { type Dialect, SCHEMA_VERSION, pendingMigrations } from '../schema.ts';
import type { Job } from '../lead.ts';
import { inTransaction } from './pool.ts';

/** Identifies the lock under which only one server at a time changes the schema. */
const SCHEMA_LOCK = 5_020_114;

export const POSTGRES_DIALECT: Dialect = {
  appendOnly: [
    `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'a record of consent is never changed'; END $$`,
    `CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  ],
  queueColumns: [],
};

/**
 * Creates the tables, or changes those of an earlier version. Servers may start together.
 * @throws ConfigError for a later version
 */
export async function updateSchema(
  pool: pg.Pool,
  enqueue: (client: pg.PoolClient, job: Job) => Promise<void>,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS leads_schema (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('DELETE FROM leads_schema RETURNING version');
    const version = rows[0]?.version ?? 0;
    for (const statement of pendingMigrations(version, POSTGRES_DIALECT)) await client.query(statement);
    await client.query('INSERT INTO leads_schema VALUES ($1)', [SCHEMA_VERSION]);
    if (version !== 2) return;
    // Up to version 2, deliveries were not jobs.
    const pending = `SELECT lead_id AS id, channel FROM deliveries WHERE state = 'pending'`;
    for (const job of (await client.query<Job>(pending)).rows) await enqueue(client, job);
  });
}
