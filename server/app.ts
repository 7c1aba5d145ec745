/** Builds the Fastify application with all its routes. Does not listen. */
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { consentText, consentVersion } from '../contact/consent.ts';
import type { Config } from './config.ts';
import type { BuiltSite } from './http/built-site.ts';
import { healthRoute } from './http/health.ts';
import { warnAboutProxies } from './http/proxy-warning.ts';
import { DEFAULT_HEADERS } from './http/security-headers.ts';
import { sendNotFound, staticSite } from './http/static-site.ts';
import { startHousekeeping } from './leads/housekeeping.ts';
import { createMailer } from './leads/mail.ts';
import { contactRoutes, webhookWaitMs } from './leads/route.ts';
import type { Store } from './leads/store.ts';
import { callWebhook } from './leads/webhook.ts';
import { retryAfterNewSettings, type Senders, startWorker } from './leads/worker.ts';
import { logOptions, logRequests } from './log.ts';

/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How long a connection is kept between requests, in milliseconds: longer than proxies keep theirs (nginx: 60 s). */
const KEEP_ALIVE_MS = 72_000;
/** Time for a slow client to receive its response, in milliseconds. */
const SLOW_CLIENT_MS = 30_000;

/** Builds the application. Closing it answers open requests, ends deliveries and closes the store. */
export async function buildApp(
  config: Config,
  { site, store }: { site: BuiltSite; store: Store },
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: webhookWaitMs(config) + SLOW_CLIENT_MS,
    // Requests that arrive while the server closes are answered, with `Connection: close`.
    return503OnClosing: false,
    // The absolute form of a request target is allowed too (RFC 9112, section 3.2.2).
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*\/?/iu, '/')),
    // A path that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      sendNotFound(request, reply, site);
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(DEFAULT_HEADERS);
    done();
  });
  logRequests(app);
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'request failed unexpectedly');
    return reply.code(500).send({ ok: false, error: 'Something went wrong on our side.' });
  });
  warnAboutProxies(app);

  const { webhook, databaseUrl, dataDir } = config;
  const { salonName, timeZone } = site.record;
  const mailer = config.mail && createMailer(config.mail);
  const senders: Senders = {
    ...(webhook && { webhook: (delivery) => callWebhook(webhook, delivery) }),
    ...(mailer && { mail: (delivery) => mailer.sendLead(delivery) }),
  };
  healthRoute(app, () => store.checkWritable());
  await app.register(contactRoutes, { store, site: site.record, config });
  staticSite(app, site);

  let stopHousekeeping: (() => void) | undefined;
  app.addHook('onReady', async () => {
    await store.addConsentText(consentVersion(salonName), consentText(salonName));
    await store.setMetadata('timeZone', timeZone);
    await retryAfterNewSettings(store, webhook);
    await startWorker(store, senders, app.log);
    stopHousekeeping = startHousekeeping({
      store,
      mailer,
      dataDir: databaseUrl === undefined ? dataDir : undefined,
      salonName,
      log: app.log,
    });
  });
  app.addHook('onClose', async () => {
    stopHousekeeping?.();
    await store.stopWork();
    await store.close();
  });
  return app;
}
