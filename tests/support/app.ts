/** Runs the app in this process, over HTTP, with a store and short waits between attempts. */
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { readBuiltSite } from '../../server/http/built-site.ts';
import { openStore } from '../../server/leads/open-store.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

interface AppOptions {
  /** As in the server's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly salonName?: string;
}

/** Serves the fixture site on a free port. Nothing limits submissions unless `env` does. */
export async function startApp({ env, salonName }: AppOptions = {}) {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    CONTACT_RATE_LIMIT: '0',
    // Long enough to tell the second attempt of a delivery from the first.
    CONTACT_FIRST_RETRY_MS: '300',
    DATA_DIR: temporaryFolder(),
    ...env,
  });
  const store = await openStore(config);
  const dist = writeFixtureSite(salonName === undefined ? {} : { salonName });
  const app = await buildApp(config, { site: readBuiltSite(dist), store });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, store, [Symbol.asyncDispose]: () => app.close() };
}
