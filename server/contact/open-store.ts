/** Chooses the store: PostgreSQL when its address is set, else the embedded one. */
import { type Config, ConfigError } from '../config.ts';
import type { PostgresStore } from './stores/postgres.ts';
import { SqliteStore } from './stores/sqlite.ts';

/** A try can wait for a place and then for the webhook, each for the time limit; what is left is for writing it down. */
const LEASE_MARGIN_MS = 10_000;
const DEFAULT_TIMEOUT_MS = 10_000;

export type OpenStore = SqliteStore | PostgresStore;

/** @throws ConfigError in one line when the store cannot be opened for a reason that settings explain. */
export async function openStore(config: Config): Promise<OpenStore> {
  if (config.databaseUrl === undefined) return new SqliteStore(config.dataDir);
  const leaseMs = 2 * (config.webhook?.timeoutMs ?? DEFAULT_TIMEOUT_MS) + LEASE_MARGIN_MS;
  // Loaded only where it is used: it takes longer to load than everything else.
  const { PostgresStore } = await import('./stores/postgres.ts');
  try {
    return await PostgresStore.open(config.databaseUrl, leaseMs);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new ConfigError(
      `DATABASE_URL leads to a database that cannot be used (${code}): it wants a PostgreSQL that takes us in.`,
    );
  }
}
