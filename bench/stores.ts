/** The stores that a server can have, each with the environment that chooses it. */
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { createDatabase, missingPostgres, startPostgres } from '../tests/support/postgres.ts';

export interface Stores extends Disposable {
  readonly environments: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** PostgreSQL is left out, with a line that says why, where it is not installed. */
export async function startStores(options: Parameters<typeof startPostgres>[0] = {}): Promise<Stores> {
  const embedded = { DATA_DIR: temporaryFolder() };
  const missing = missingPostgres();
  if (missing !== undefined) {
    console.log(`Without PostgreSQL: ${missing}`);
    return { environments: { embedded }, [Symbol.dispose]: () => undefined };
  }
  const postgres = await startPostgres(options);
  return {
    environments: { embedded, PostgreSQL: { DATABASE_URL: await createDatabase(postgres.url) } },
    [Symbol.dispose]: () => postgres.stop(),
  };
}
