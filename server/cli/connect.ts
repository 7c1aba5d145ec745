/** Connects the command line to the store that the settings name. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { openStore } from '../contact/open-store.ts';
import { STEPS } from '../contact/stores/schema.ts';
import { STORE_FILE } from '../contact/stores/sqlite/open.ts';
import { type CallOperation, localCaller } from '../owner/operations.ts';
import { serverCaller } from '../owner/command-socket.ts';
import { CommandError } from '../errors.ts';

export interface Connection extends AsyncDisposable {
  readonly call: CallOperation;
}

/**
 * Opens the store, or calls the running server if it has the embedded store locked.
 *
 * @param migrate whether to update an embedded store that an older server wrote; otherwise that is an error
 */
export async function connectToStore(config: Config, migrate = true): Promise<Connection> {
  if (config.databaseUrl === undefined) {
    const call = await serverCaller(config.dataDir);
    if (call !== undefined) return { call, [Symbol.asyncDispose]: () => Promise.resolve() };
    requireStore(config.dataDir);
    if (!migrate) requireCurrentSchema(config.dataDir);
  }
  const store = await openStore(config);
  return { call: localCaller(store), [Symbol.asyncDispose]: () => store.close() };
}

/** @throws CommandError where there is no embedded store: a command must not create one */
export function requireStore(dataDir: string): void {
  if (!existsSync(path.join(dataDir, STORE_FILE)))
    throw new CommandError(`${dataDir}: no store found. The server creates it at its first start.`);
}

/** @throws CommandError if an older server wrote the embedded store */
function requireCurrentSchema(dataDir: string): void {
  const db = new DatabaseSync(path.join(dataDir, STORE_FILE), { readOnly: true });
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  db.close();
  if (version < STEPS.length)
    throw new CommandError(
      `${dataDir}: found a store of version ${version}, expected ${STEPS.length}. The server updates it at its next start.`,
    );
}
