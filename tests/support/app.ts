/** Runs the application in this process, over real HTTP, with a store and a clock of the test's choosing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { type RetrySchedule } from '../../server/contact/retry-schedule.ts';
import { type LeadStore } from '../../server/contact/store.ts';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { openEntrance } from '../../server/entrance.ts';
import { listen } from '../../server/listen.ts';
import { readBuiltSite } from '../../server/pages/built-site.ts';
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

/** Fast enough for a test, slow enough to see that a retry is not at once. */
export const QUICK_SCHEDULE: RetrySchedule = { firstMs: 300, mostMs: 1000, giveUpAfterMs: 60_000 };

/** Serves the fixture site on a free port. Nothing limits submissions unless `env` does. */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const fixture = await writeFixtureSite();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'leads-'));
  const store = options.store ?? new SqliteStore(dataDir);
  const config = readConfig({ LOG_LEVEL: 'silent', CONTACT_RATE_LIMIT: '0', ...options.env });
  const site = readBuiltSite(fixture.dist);
  const entrance = openEntrance(site);
  const port = await listen(entrance.server, 0, '127.0.0.1');
  const schedule = options.schedule ?? QUICK_SCHEDULE;
  const app = await buildApp(config, { site, entrance, store, schedule });
  await app.ready();
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await fixture[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
