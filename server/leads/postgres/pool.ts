import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5000;
/** Enforced by the database. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** Enforced here, for a database that does not answer at all. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2000;

/** 64-bit integers as numbers: ours are milliseconds and counts. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connections with timeouts short enough that a visitor gets an answer. */
export function openPool(databaseUrl: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    types,
  });
  // Without listeners, a broken connection would end the process. The pool replaces it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Runs `work` in one transaction. After an error the connection is closed, which rolls the transaction back. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
