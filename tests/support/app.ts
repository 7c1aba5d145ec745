/** Runs the app in this process, over HTTP, with a configurable store and retry schedule. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { type RetrySchedule } from '../../server/contact/retry-schedule.ts';
import { type LeadStore } from '../../server/contact/store.ts';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { readBuiltSite } from '../../server/http/built-site.ts';
import { writeFixtureSite } from './fixture-site.ts';

export interface RunningApp extends AsyncDisposable {
  readonly url: string;
  readonly store: LeadStore;
}

export interface AppOptions {
  /** As in the server's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly store?: LeadStore;
  readonly schedule?: RetrySchedule;
}

/** Short waits for tests, long enough to tell a retry from an immediate attempt. */
const QUICK_SCHEDULE: RetrySchedule = { firstMs: 300, maxMs: 1000, giveUpAfterMs: 60_000 };

/** Serves the fixture site on a free port. Nothing limits submissions unless `env` does. */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const { env, schedule = QUICK_SCHEDULE } = options;
  const fixture = await writeFixtureSite();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'leads-'));
  const store = options.store ?? new SqliteStore(dataDir);
  const config = readConfig({ LOG_LEVEL: 'silent', CONTACT_RATE_LIMIT: '0', ...env });
  const site = readBuiltSite(fixture.dist);
  const app = await buildApp(config, { site, store, schedule });
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
