import type pg from 'pg';
import { ConfigError } from '../../../errors.ts';
import { type Dialect, type Step, STEPS } from '../schema.ts';
import { inTransaction } from './pool.ts';

/** Identifies the lock under which only one server at a time changes the schema. */
const MIGRATION_LOCK = 5_020_114;

const DIALECT: Dialect = {
  integer: 'BIGINT',
  strict: '',
  leadColumns: 'claimed_until BIGINT NOT NULL DEFAULT 0, job_id UUID, ',
  appendOnly: [
    `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'a record of consent is never changed'; END $$`,
    `CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
    // Unlogged: counts of the last ten minutes need not outlive a crash.
    `CREATE UNLOGGED TABLE submission_windows (client TEXT PRIMARY KEY, ends_at BIGINT NOT NULL, count INTEGER NOT NULL)`,
  ],
};

/** Claims are now jobs, which have the lead's id. */
const dropClaims: Step = () => ['ALTER TABLE leads DROP COLUMN claimed_until, DROP COLUMN job_id'];

export const POSTGRES_STEPS: readonly Step[] = [...STEPS.slice(0, 2), dropClaims, ...STEPS.slice(2)];

/**
 * Brings the tables to this server's schema version. Servers may start together: one does it, the others wait.
 * @param version schema version to stop at; tests stop at earlier ones
 * @throws ConfigError when the database has a newer schema version.
 */
export async function migratePostgres(pool: pg.Pool, version = POSTGRES_STEPS.length): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS leads_schema (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM leads_schema');
    const current = rows[0]?.version ?? 0;
    if (current > POSTGRES_STEPS.length) {
      throw new ConfigError(
        `DATABASE_URL: found a database with schema version ${current}, expected at most ${POSTGRES_STEPS.length}: a newer server has used it.`,
      );
    }
    for (const step of POSTGRES_STEPS.slice(current, version)) {
      for (const statement of step(DIALECT)) await client.query(statement);
    }
    await client.query('DELETE FROM leads_schema');
    await client.query('INSERT INTO leads_schema VALUES ($1)', [Math.max(current, version)]);
  });
}
