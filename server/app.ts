/** Builds the Fastify application with all its routes. Does not listen. */
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { trustProxy } from './client-address.ts';
import { drainOnClose } from './drain.ts';
import type { Config } from './config.ts';
import { Deliveries } from './contact/delivery.ts';
import { RETRY_SCHEDULE, type RetrySchedule } from './contact/retry-schedule.ts';
import { contactRoutes } from './contact/route.ts';
import type { LeadStore } from './contact/store.ts';
import { logOptions, pathOf } from './log.ts';
import type { Metrics } from './metrics.ts';
import { DEFAULT_HEADERS } from './security-headers.ts';
import type { BuiltSite } from './static/built-site.ts';
import { sendNotFound, staticSite } from './static/static-site.ts';

export interface AppParts {
  readonly site: BuiltSite;
  readonly store: LeadStore;
  readonly schedule?: RetrySchedule;
  readonly metrics?: Metrics | undefined;
  /** How long a connection may be idle in both directions, in milliseconds. */
  readonly inactivityMs?: number | undefined;
}

/** A host and an optional port (RFC 3986, section 3.2.2), without the comma that joins two headers. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]+)(?::\d{0,5})?$/i;
/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How long a connection is kept between requests, in milliseconds: longer than proxies keep theirs (nginx: 60 s). */
const KEEP_ALIVE_MS = 72_000;
/** How long open connections may still send a request while the server closes, in milliseconds. */
const DRAIN_MS = 2000;
/** Time for a slow client to receive its response, in milliseconds. */
const SLOW_CLIENT_MS = 30_000;

/** The longest time to an answer: a message waits for a free delivery and then for the webhook. In milliseconds. */
export function slowestAnswerMs({ webhook }: Config): number {
  return 2 * (webhook?.timeoutMs ?? 0) + 5000;
}

/** Builds the application. Closing it answers open requests, ends deliveries and closes the store. */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const { site, store, schedule = RETRY_SCHEDULE, metrics } = parts;
  const app = Fastify({
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(config.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: parts.inactivityMs ?? slowestAnswerMs(config) + SLOW_CLIENT_MS,
    // Two Host headers become one that is invalid, instead of the second being ignored.
    http: { joinDuplicateHeaders: true },
    // Requests that arrive while the server closes are answered, with `Connection: close`.
    return503OnClosing: false,
    // The absolute form of a request target is allowed too (RFC 9112, section 3.2.2).
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*\/?/i, '/')),
    // A path that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      sendNotFound(request, reply, site);
    },
  });
  // A client may close its own side after a request and still read the answer. Node has no public option for that.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request.headers;
    // RFC 9112, section 3.2. HTTP/1.0 needs no Host.
    if (host === undefined || HOST.test(host)) done();
    else
      void reply
        .code(400)
        .headers(DEFAULT_HEADERS)
        .send({ ok: false, error: 'The Host header is not valid.' });
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path: pathOf(url), status: reply.statusCode, ms }, 'request');
    metrics?.requests.inc({ status: reply.statusCode });
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'request failed unexpectedly');
    return reply
      .code(500)
      .headers(DEFAULT_HEADERS)
      .send({ ok: false, error: 'Something went wrong on our side.' });
  });

  const deliveries = config.webhook && new Deliveries(store, config.webhook, schedule, app.log, metrics);
  await app.register(async (dynamic) => {
    dynamic.addHook('onRequest', (_request, reply, done) => {
      void reply.headers(DEFAULT_HEADERS);
      done();
    });
    healthRoute(dynamic, store);
    await dynamic.register(contactRoutes, {
      store,
      deliveries,
      metrics,
      site: site.facts,
      rateLimit: config.rateLimit,
    });
  });
  staticSite(app, site);

  app.addHook('onReady', async () => {
    await deliveries?.start();
  });
  drainOnClose(app, { graceMs: DRAIN_MS, deadlineMs: slowestAnswerMs(config) });
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
