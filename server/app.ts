/** Builds the Fastify application with all its routes. Does not listen. */
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { BuiltSite } from './http/built-site.ts';
import { trustProxy } from './http/client-address.ts';
import { healthRoute } from './http/health.ts';
import { warnAboutProxies } from './http/proxy-warning.ts';
import { DEFAULT_HEADERS } from './http/security-headers.ts';
import { sendNotFound, staticSite } from './http/static-site.ts';
import { rememberAgreement } from './leads/consent-record.ts';
import { startHousekeeping } from './leads/housekeeping.ts';
import { createMailer } from './leads/mail.ts';
import { Problems } from './leads/problems.ts';
import { contactRoutes } from './leads/route.ts';
import { setFact } from './leads/statements.ts';
import type { Store } from './leads/store.ts';
import { callWebhook } from './leads/webhook.ts';
import { retryAfterRepair, type Senders, startWorker } from './leads/worker.ts';
import { logOptions, pathOf } from './log.ts';

export interface AppParts {
  readonly site: BuiltSite;
  readonly store: Store;
}

/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How long a connection is kept between requests, in milliseconds: longer than proxies keep theirs (nginx: 60 s). */
const KEEP_ALIVE_MS = 72_000;
/** Time for a slow client to receive its response, in milliseconds. */
const SLOW_CLIENT_MS = 30_000;
/** A message may wait for other deliveries before its own, in milliseconds. */
const QUEUE_MS = 2000;

/** How long a request for the contact form waits for the webhook. In milliseconds. */
export function waitMs({ webhook }: Config): number {
  return webhook === undefined ? 0 : webhook.timeoutMs + QUEUE_MS;
}

/** Builds the application. Closing it answers open requests, ends deliveries and closes the store. */
export async function buildApp(config: Config, { site, store }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(config.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: waitMs(config) + SLOW_CLIENT_MS,
    // Requests that arrive while the server closes are answered, with `Connection: close`.
    return503OnClosing: false,
    // The absolute form of a request target is allowed too (RFC 9112, section 3.2.2).
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*\/?/i, '/')),
    // A path that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      sendNotFound(request, reply, site);
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path: pathOf(url), status: reply.statusCode, ms }, 'request');
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'request failed unexpectedly');
    return reply
      .code(500)
      .headers(DEFAULT_HEADERS)
      .send({ ok: false, error: 'Something went wrong on our side.' });
  });
  warnAboutProxies(app);

  const { webhook, databaseUrl, dataDir } = config;
  const { salonName, timeZone } = site.facts;
  const mailer = config.mail && createMailer(config.mail);
  const senders: Senders = {
    ...(webhook && { webhook: (delivery) => callWebhook(webhook, delivery) }),
    ...(mailer && { mail: (delivery) => mailer.sendLead(delivery) }),
  };
  await app.register(async (dynamic) => {
    dynamic.addHook('onRequest', (_request, reply, done) => {
      void reply.headers(DEFAULT_HEADERS);
      done();
    });
    healthRoute(dynamic, () => store.checkWritable());
    await dynamic.register(contactRoutes, {
      store,
      site: site.facts,
      config,
      waitMs: waitMs(config),
    });
  });
  staticSite(app, site);

  const problems = new Problems({
    store,
    mailer,
    dataDir: databaseUrl === undefined ? dataDir : undefined,
    salonName,
    log: app.log,
  });
  let stopHousekeeping: (() => void) | undefined;
  app.addHook('onReady', async () => {
    await store.write([rememberAgreement(salonName), setFact('timeZone', timeZone)]);
    await retryAfterRepair(store, webhook);
    await startWorker(store, senders, app.log);
    stopHousekeeping = startHousekeeping(store, problems, app.log);
  });
  app.addHook('onClose', async () => {
    stopHousekeeping?.();
    await store.stopWork();
    await store.close();
  });
  return app;
}
