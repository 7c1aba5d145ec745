/** Runs the app in this process, over HTTP, with a store and short waits between attempts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { readBuiltSite } from '../../server/http/built-site.ts';
import { openStore } from '../../server/leads/open-store.ts';
import { type Store } from '../../server/leads/store.ts';
import { type FixtureFacts, writeFixtureSite } from './fixture-site.ts';

export interface RunningApp extends AsyncDisposable {
  readonly url: string;
  readonly store: Store;
}

export interface AppOptions {
  /** As in the server's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Facts of the site that differ from the fixture's. */
  readonly facts?: FixtureFacts;
  /** Wait before the second attempt of a delivery: long enough to tell it from the first. */
  readonly firstRetrySeconds?: number;
}

/** Serves the fixture site on a free port. Nothing limits submissions unless `env` does. */
export async function startApp({
  env,
  facts,
  firstRetrySeconds = 0.3,
}: AppOptions = {}): Promise<RunningApp> {
  const fixture = await writeFixtureSite(facts);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'leads-'));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    CONTACT_RATE_LIMIT: '0',
    DATA_DIR: path.join(dataDir, 'data'),
    ...env,
  });
  const store = await openStore(config, firstRetrySeconds);
  const app = await buildApp(config, { site: readBuiltSite(fixture.dist), store });
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    store,
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await fixture[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
