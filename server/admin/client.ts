/** Calls the admin API: on the running server, or on the store itself when no server runs. */
import { type AdminApi, sendOverSocket, adminApi } from '../../contact/admin-api.ts';
import type { Config } from '../config.ts';
import { openStore } from '../leads/open-store.ts';
import { buildAdminApp } from './app.ts';
import { storeFile } from './store-file.ts';

/** Calls `use` with the API, and closes that afterwards. @throws CommandError when there is no store */
export async function withAdminApi(config: Config, use: (api: AdminApi) => Promise<void>): Promise<void> {
  if (await isServerRunning(config.dataDir)) {
    await use(adminApi(sendOverSocket(config.dataDir)));
    return;
  }
  if (config.databaseUrl === undefined) storeFile(config.dataDir);
  const store = await openStore(config);
  const app = buildAdminApp(store, config.channels, console.error);
  const api = adminApi(async (method, url, payload) => {
    const answer = await app.inject({ method, url, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body };
  });
  await use(api).finally(() => store.close());
}

/** Whether a server answers on the socket in this folder. */
export async function isServerRunning(dataDir: string): Promise<boolean> {
  return await sendOverSocket(dataDir)('GET', '/').then(
    () => true,
    () => false,
  );
}
