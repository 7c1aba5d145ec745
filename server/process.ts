/**
 * The process: reads settings, opens the store, listens, and ends cleanly when it is asked to. Started by main.js. What it
 * imports is what an answer with a page needs; the rest comes after (service.ts).
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openStore } from './contact/open-store.ts';
import { RETRY_SCHEDULE } from './contact/retry-schedule.ts';
import { openEntrance } from './entrance.ts';
import { listen } from './listen.ts';
import { readBuiltSite } from './pages/built-site.ts';

const PROJECT = path.resolve(import.meta.dirname, '..');

const OPTIONS = {
  /** The built site. */
  dist: { type: 'string', default: path.join(PROJECT, 'dist') },
  /** Wait before a failed delivery is tried again, in milliseconds; drills and tests cannot wait half a minute. */
  'first-retry-ms': { type: 'string', default: String(RETRY_SCHEDULE.firstMs) },
} as const;

/** How long nobody has to ask for anything else before the application is loaded, in milliseconds. */
const PAGES_FIRST_MS = 100;

async function start(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const config = readConfig(process.env);
  const site = readBuiltSite(values.dist);
  checkSiteUrl(config, site.facts.siteUrl);
  const schedule = { ...RETRY_SCHEDULE, firstMs: Number(values['first-retry-ms']) };
  const store = await openStore(config);
  const entrance = openEntrance(site);
  const port = await listen(entrance.server, config.port, config.host);
  const stopping = asked();
  // Loading keeps everybody waiting: who asks for a page the moment the port opens is answered before.
  await Promise.race([entrance.awaited, new Promise((resolve) => setTimeout(resolve, PAGES_FIRST_MS))]);
  const { startService } = await import('./service.ts');
  const service = await startService(config, { site, entrance, store, schedule });
  // On standard error: people want the address whatever the log level, and programs read standard output. Not before
  // messages can be taken: who waits for this line takes it for all is well.
  console.error(`${site.facts.salonName}: http://${shownHost(config.host)}:${port}`);

  void stopping.then(async (signal) => {
    service.log.info({ signal }, 'stopping');
    await service.close();
    process.exit(0);
  });
}

/** Resolves with the signal that asks the process to end. */
async function asked(): Promise<NodeJS.Signals> {
  return await new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
  });
}

/** Pages carry their origin in canonical links: a server that believes in another one would contradict them. */
function checkSiteUrl(config: Config, built: string): void {
  if (config.siteUrl === undefined || config.siteUrl === built) return;
  throw new ConfigError(
    `SITE_URL is "${config.siteUrl}", but the site was built for "${built}": run npm run build again.`,
  );
}

/** Every address of the machine is reached as localhost too; IPv6 addresses are written in brackets. */
function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Runs the server. Where it cannot start it ends the process, with one line for whoever set a setting wrong. */
export async function main(): Promise<void> {
  await start().catch((error: unknown) => {
    const known = error instanceof ConfigError;
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (known) console.error(error.message);
    else if (inUse)
      console.error(
        `PORT is ${process.env.PORT ?? 4321}, but something else listens there: it wants a free port.`,
      );
    else console.error(error);
    process.exit(1);
  });
}
