/** Connects the command line to the store that the settings name. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { openStore } from '../contact/open-store.ts';
import { STORE_FILE } from '../contact/stores/sqlite/open.ts';
import { type CallOperation, localCaller } from '../owner/operations.ts';
import { serverCaller } from '../owner/command-socket.ts';
import { CommandError } from '../errors.ts';

export interface Connection extends AsyncDisposable {
  readonly call: CallOperation;
}

/** Opens the store, or calls the running server if it has the embedded store locked. */
export async function connectToStore(config: Config): Promise<Connection> {
  if (config.databaseUrl === undefined) {
    const call = await serverCaller(config.dataDir);
    if (call !== undefined) return { call, [Symbol.asyncDispose]: () => Promise.resolve() };
    requireStore(config.dataDir);
  }
  const store = await openStore(config);
  return { call: localCaller(store), [Symbol.asyncDispose]: () => store.close() };
}

/** @throws CommandError where there is no embedded store: a command must not create one */
export function requireStore(dataDir: string): void {
  if (!existsSync(path.join(dataDir, STORE_FILE)))
    throw new CommandError(`${dataDir}: no store found. The server creates it at its first start.`);
}
