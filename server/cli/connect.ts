/** Finds the store that the settings mean, and a way to ask it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { openStore } from '../contact/open-store.ts';
import { STORE_FILE } from '../contact/stores/sqlite/open.ts';
import { type Ask, askStore } from '../owner/operations.ts';
import { askServer } from '../owner/socket.ts';
import { OwnerError } from '../owner-error.ts';

export interface Connection extends AsyncDisposable {
  readonly ask: Ask;
}

/** PostgreSQL is asked itself; the embedded store through the server that has it open, or opened here when none runs. */
export async function connectToStore(config: Config): Promise<Connection> {
  if (config.databaseUrl === undefined) {
    const ask = await askServer(config.dataDir);
    if (ask !== undefined) return { ask, [Symbol.asyncDispose]: () => Promise.resolve() };
    requireStore(config.dataDir);
  }
  const store = await openStore(config);
  return { ask: askStore(store), [Symbol.asyncDispose]: () => store.close() };
}

/** @throws OwnerError where no server has kept leads yet: asking must not make an empty store. */
export function requireStore(dataDir: string): void {
  if (!existsSync(path.join(dataDir, STORE_FILE))) {
    throw new OwnerError(
      `There is no store of leads in ${dataDir}: it begins with the first start of the server.`,
    );
  }
}
