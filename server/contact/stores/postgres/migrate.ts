import type pg from 'pg';
import { ConfigError } from '../../../config.ts';
import { type Dialect, STEPS } from '../schema.ts';
import { inTransaction } from './pool.ts';

/** Any number nobody else in the database uses for a lock of its own. */
const MIGRATION_LOCK = 5_020_114;

const DIALECT: Dialect = {
  integer: 'BIGINT',
  strict: '',
  // Other servers see by these who delivers, and which job of the queue will wake the lead next.
  leadColumns: 'claimed_until BIGINT NOT NULL DEFAULT 0, job_id UUID, ',
  appendOnly: [
    `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'a record of consent is never changed'; END $$`,
    `CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
    // Unlogged: counts of the last ten minutes need not outlive a crash.
    `CREATE UNLOGGED TABLE submission_windows (client TEXT PRIMARY KEY, ends_at BIGINT NOT NULL, count INTEGER NOT NULL)`,
  ],
};

/**
 * Brings the tables to this server's version; several servers that start together do it once.
 * @param version schema version to stop at; tests stop at earlier ones
 * @throws ConfigError when a newer version of the server was here.
 */
export async function migratePostgres(pool: pg.Pool, version = STEPS.length): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS leads_schema (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM leads_schema');
    const current = rows[0]?.version ?? 0;
    if (current > STEPS.length) {
      throw new ConfigError(
        `DATABASE_URL leads to a database with schema ${current}, but this server knows ${STEPS.length}: it wants a newer server.`,
      );
    }
    for (const step of STEPS.slice(current, version)) {
      for (const statement of step(DIALECT)) await client.query(statement);
    }
    await client.query('DELETE FROM leads_schema');
    await client.query('INSERT INTO leads_schema VALUES ($1)', [Math.max(current, version)]);
  });
}
