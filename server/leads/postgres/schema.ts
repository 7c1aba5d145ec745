import type pg from 'pg';
import { ConfigError } from '../../errors.ts';
import { SCHEMA_VERSION, tables } from '../schema.ts';
import { inTransaction } from './pool.ts';

/** Identifies the lock under which only one server at a time creates the tables. */
const SCHEMA_LOCK = 5_020_114;

const APPEND_ONLY = [
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'a record of consent is never changed'; END $$`,
  `CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
];

/** Creates the tables in an empty database. Servers may start together. @throws ConfigError when they are of another version */
export async function createTables(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS leads_schema (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM leads_schema');
    const version = rows[0]?.version;
    if (version === SCHEMA_VERSION) return;
    if (version !== undefined)
      throw new ConfigError(
        'DATABASE_URL: found tables of another version of this server, expected an empty database',
      );
    for (const statement of tables(APPEND_ONLY)) await client.query(statement);
    await client.query('INSERT INTO leads_schema VALUES ($1)', [SCHEMA_VERSION]);
  });
}
