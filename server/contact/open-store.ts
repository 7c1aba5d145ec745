/** Opens the store: PostgreSQL when DATABASE_URL is set, else the embedded one. */
import type { Config } from '../config.ts';
import { ConfigError } from '../errors.ts';
import type { PostgresStore } from './stores/postgres.ts';
import { SqliteStore } from './stores/sqlite.ts';

/** An attempt may wait for other deliveries and then for the webhook, each up to the time limit. */
const LEASE_MARGIN_MS = 10_000;
const DEFAULT_TIMEOUT_MS = 10_000;

export type OpenStore = SqliteStore | PostgresStore;

/** @throws ConfigError when a setting explains why the store cannot be opened. */
export async function openStore(config: Config): Promise<OpenStore> {
  if (config.databaseUrl === undefined) return new SqliteStore(config.dataDir);
  return await openPostgresStore(config, config.databaseUrl);
}

/** @throws ConfigError */
export async function openPostgresStore(config: Config, databaseUrl: string): Promise<PostgresStore> {
  const leaseMs = 2 * (config.webhook?.timeoutMs ?? DEFAULT_TIMEOUT_MS) + LEASE_MARGIN_MS;
  // Loaded only when it is used, because pg-boss takes long to load.
  const { PostgresStore } = await import('./stores/postgres.ts');
  try {
    return await PostgresStore.open(databaseUrl, leaseMs);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new ConfigError(
      `DATABASE_URL: found a database that cannot be used (${code}), expected a PostgreSQL database that accepts this user`,
    );
  }
}
