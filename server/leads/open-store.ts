/** Opens the store: PostgreSQL when DATABASE_URL is set, else the embedded one. */
import type { Config } from '../config.ts';
import { codeOf, ConfigError } from '../errors.ts';
import { MAX_MAIL_MS } from './mail.ts';
import { SqliteStore } from './sqlite/store.ts';
import type { Store } from './store.ts';

/** @throws ConfigError when a setting explains why the store cannot be opened */
export async function openStore(config: Config): Promise<Store> {
  const { databaseUrl, dataDir, webhook, firstRetryMs } = config;
  const leaseMs = (webhook?.timeoutMs ?? 0) + MAX_MAIL_MS;
  const options = { leaseMs, firstRetryMs };
  if (databaseUrl === undefined) return new SqliteStore(dataDir, options);
  // Loaded only when it is used, because pg-boss takes long to load.
  const { PostgresStore } = await import('./postgres/store.ts');
  try {
    return await PostgresStore.open(databaseUrl, options);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `DATABASE_URL: found a database that cannot be used (${codeOf(error) ?? 'no answer'}), expected a PostgreSQL database that accepts this user`,
    );
  }
}
