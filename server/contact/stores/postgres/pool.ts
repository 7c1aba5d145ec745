import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECTIONS = 20;

/** Whole numbers as numbers: milliseconds since the epoch fit for some hundred thousand years. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connections to PostgreSQL that give up in time for a visitor to get an answer. */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types,
  });
  // A connection that breaks while nobody uses it is replaced by the next; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** Runs `work` in one transaction. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error('ROLLBACK failed');
    });
    throw error;
  } finally {
    client.removeListener('error', onError);
    client.release(broken);
  }
}
