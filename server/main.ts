/** Starts the server: reads the settings, opens the store, loads the built site and listens. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { buildAdminApp, listenOnSocket } from './admin/app.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { codeOf, ConfigError } from './errors.ts';
import { readBuiltSite } from './http/built-site.ts';
import { openStore } from './leads/open-store.ts';
import { MAX_MAIL_MS } from './leads/mail.ts';
import { webhookWaitMs } from './leads/route.ts';

async function start(): Promise<void> {
  const dist = { type: 'string', default: resolve(import.meta.dirname, '../dist') } as const;
  const { values } = parseArgs({ options: { dist } });
  const config = readConfig(process.env);
  const site = readBuiltSite(values.dist);
  checkSiteUrl(config, site.record.siteUrl);
  const store = await openStore(config);
  const app = await buildApp(config, { site, store });
  const adminApp = buildAdminApp(store, config.channels, (err) =>
    app.log.error({ err }, 'owner’s command failed'),
  );
  app.addHook('preClose', () => adminApp.close());

  const { port } = new URL(
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listenError(config, error);
    }),
  );
  await listenOnSocket(adminApp, config.dataDir, app.log);
  // Standard output is for the log, which LOG_LEVEL may turn off.
  console.error(`${site.record.salonName}: http://${shownHost(config.host)}:${port}`);

  if (config.webhook === undefined && config.mail === undefined)
    console.error(
      `Messages are stored in ${config.databaseUrl === undefined ? config.dataDir : 'the database'}, and nobody is told of them: docs/MESSAGES.md`,
    );

  const delay = webhookWaitMs(config) + MAX_MAIL_MS;
  closeWithGrace({ delay, logger: app.log }, async ({ signal, err }) => {
    if (err) app.log.fatal(err, 'uncaught error, stopping');
    else app.log.info({ signal }, 'stopping');
    await app.close();
  });
}

/** Pages carry their origin in canonical links, so the server must agree with it. */
function checkSiteUrl({ siteUrl }: Config, built: string): void {
  if (siteUrl === undefined || siteUrl === built) return;
  throw new ConfigError(
    `SITE_URL: found "${siteUrl}", expected "${built}", which the site was built for. To change it: npm run build`,
  );
}

/** Explains an error of `listen` where a setting is the cause. */
function listenError({ port, host }: Config, error: unknown): unknown {
  const code = codeOf(error) ?? '';
  if (code === 'EADDRINUSE')
    return new ConfigError(`PORT: found ${port}, expected a free port: another program listens on it`);
  if (code === 'EACCES')
    return new ConfigError(`PORT: found ${port}, expected a port that this user may open, like 4321`);
  if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'].includes(code)) return error;
  return new ConfigError(
    `HOST: found "${host}", expected an address or a name of this machine, like 127.0.0.1`,
  );
}

function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

await start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
