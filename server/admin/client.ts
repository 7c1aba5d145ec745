/** Calls the owner's API: on the running server, or on the store itself when no server runs. */
import { type OwnerApi, overSocket, ownerApi } from '../../contact/owner-api.ts';
import type { Config } from '../config.ts';
import { openStore } from '../leads/open-store.ts';
import { adminApi } from './api.ts';
import { storeFile } from './store-file.ts';

/** Calls `use` with the API, and closes that afterwards. @throws CommandError when there is no store */
export async function withApi(config: Config, use: (api: OwnerApi) => Promise<void>): Promise<void> {
  if (await isServerRunning(config.dataDir)) {
    await use(ownerApi(overSocket(config.dataDir)));
    return;
  }
  if (config.databaseUrl === undefined) storeFile(config.dataDir);
  const store = await openStore(config);
  const app = adminApi(store, config.channels);
  const api = ownerApi(async (method, url, payload) => {
    const answer = await app.inject({ method, url, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body };
  });
  await use(api).finally(() => store.close());
}

/** Whether a server answers on the socket in this folder. */
export async function isServerRunning(dataDir: string): Promise<boolean> {
  return await overSocket(dataDir)('GET', '/').then(
    () => true,
    () => false,
  );
}
