/** Builds the Fastify application with all its routes. Does not listen. */
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { trustProxy } from './http/client-address.ts';
import type { Config } from './config.ts';
import { Deliveries } from './contact/delivery.ts';
import { RETRY_SCHEDULE, type RetrySchedule } from './contact/retry-schedule.ts';
import { contactRoutes } from './contact/route.ts';
import type { LeadStore } from './contact/store.ts';
import { logOptions, pathOf } from './log.ts';
import { DEFAULT_HEADERS } from './http/security-headers.ts';
import type { BuiltSite } from './http/built-site.ts';
import { sendNotFound, staticSite } from './http/static-site.ts';

export interface AppParts {
  readonly site: BuiltSite;
  readonly store: LeadStore;
  readonly schedule?: RetrySchedule;
}

/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How long a connection is kept between requests, in milliseconds: longer than proxies keep theirs (nginx: 60 s). */
const KEEP_ALIVE_MS = 72_000;
/** Time for a slow client to receive its response, in milliseconds. */
const SLOW_CLIENT_MS = 30_000;

/** The longest time to an answer: a message waits for a free delivery and then for the webhook. In milliseconds. */
export function slowestAnswerMs({ webhook }: Config): number {
  return 2 * (webhook?.timeoutMs ?? 0) + 5000;
}

/** Builds the application. Closing it answers open requests, ends deliveries and closes the store. */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const { site, store, schedule = RETRY_SCHEDULE } = parts;
  const app = Fastify({
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(config.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: slowestAnswerMs(config) + SLOW_CLIENT_MS,
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

  const deliveries = config.webhook && new Deliveries(store, config.webhook, schedule, app.log);
  await app.register(async (dynamic) => {
    dynamic.addHook('onRequest', (_request, reply, done) => {
      void reply.headers(DEFAULT_HEADERS);
      done();
    });
    healthRoute(dynamic, store);
    await dynamic.register(contactRoutes, {
      store,
      deliveries,
      site: site.facts,
      rateLimit: config.rateLimit,
    });
  });
  staticSite(app, site);

  app.addHook('onReady', async () => {
    await deliveries?.start();
  });
  app.addHook('onClose', async () => {
    await deliveries?.finish();
    await store.close();
  });
  return app;
}

function healthRoute(app: FastifyInstance, store: LeadStore): void {
  app.get('/healthz', async (_request, reply) => {
    const writable = await store.checkWritable().then(
      () => true,
      () => false,
    );
    void reply.header('cache-control', 'no-store').code(writable ? 200 : 503);
    return { status: writable ? 'ok' : 'store cannot be written' };
  });
}
