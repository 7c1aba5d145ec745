/** The process: reads settings, listens, and ends cleanly when it is asked to. Started by main.ts. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openStore } from './contact/open-store.ts';
import { RETRY_SCHEDULE } from './contact/retry-schedule.ts';
import { keepHouse } from './owner/housekeeping.ts';
import { answerOwner } from './owner/socket.ts';
import { readBuiltSite } from './pages/built-site.ts';

const PROJECT = path.resolve(import.meta.dirname, '..');

const OPTIONS = {
  /** The built site. */
  dist: { type: 'string', default: path.join(PROJECT, 'dist') },
  /** Wait before a failed delivery is tried again, in milliseconds; drills and tests cannot wait half a minute. */
  'first-retry-ms': { type: 'string', default: String(RETRY_SCHEDULE.firstMs) },
} as const;

async function start(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const config = readConfig(process.env);
  const site = readBuiltSite(values.dist);
  checkSiteUrl(config, site.facts.siteUrl);
  const schedule = { ...RETRY_SCHEDULE, firstMs: Number(values['first-retry-ms']) };
  const store = await openStore(config);
  const app = await buildApp(config, { site, store, schedule });
  const stopHousekeeping = keepHouse(store.sql, app.log);
  const stopAnswering =
    config.databaseUrl !== undefined ? undefined : await answerOwner(config.dataDir, store, app.log);
  // Before the store is closed.
  app.addHook('preClose', (done) => {
    stopHousekeeping();
    stopAnswering?.();
    done();
  });
  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  // On standard error: people want the address whatever the log level, and programs read standard output.
  console.error(`${site.facts.salonName}: http://${shownHost(config.host)}:${port}`);

  const stop = (signal: string) => {
    app.log.info({ signal }, 'stopping');
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
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
