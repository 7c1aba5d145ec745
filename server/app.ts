/** The application apart from the process: everything that answers, and nothing that listens. */
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Config } from './config.ts';
import { Deliveries } from './contact/delivery.ts';
import { RETRY_SCHEDULE, type RetrySchedule } from './contact/retry-schedule.ts';
import { takeContactForm } from './contact/route.ts';
import type { LeadStore } from './contact/store.ts';
import type { Entrance } from './entrance.ts';
import { logOptions, pathOf } from './log.ts';
import { type BuiltSite, readTheRest } from './pages/built-site.ts';
import { sendNotFound, servePages } from './pages/routes.ts';
import { NOTHING_ALLOWED, SECURITY_HEADERS } from './security-headers.ts';

export interface AppParts {
  readonly site: BuiltSite;
  /** Of the same site. */
  readonly entrance: Entrance;
  readonly store: LeadStore;
  readonly schedule?: RetrySchedule;
}

/** How long a delivery takes at most where there is no webhook, in milliseconds: it leaves slow clients some time. */
const NO_WEBHOOK_MS = 2500;
/** From the end of a visitor's delivery to the answer, in milliseconds. */
const TO_ANSWER_MS = 500;

/**
 * Builds the application. Once it is ready it answers what waits at the entrance; closing it ends all connections and
 * deliveries, and closes the store.
 */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const { site, entrance, store, schedule = RETRY_SCHEDULE } = parts;
  const app = Fastify({
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    serverFactory: (answer) => entrance.handTo(answer),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // An address that cannot even be decoded is one more that does not exist.
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(reply);
      void sendNotFound(request, reply, site);
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (_request, reply, done) => {
    setSecurityHeaders(reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    request.log.info(
      { method, path: pathOf(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a request failed in a way nobody foresaw');
    return reply.code(500).send({ ok: false, error: 'Something went wrong on our side.' });
  });
  app.get('/healthz', async (_request, reply) => {
    const writable = await store.checkWritable().then(
      () => true,
      () => false,
    );
    void reply.header('cache-control', 'no-store').code(writable ? 200 : 503);
    return { status: writable ? 'ok' : 'store cannot be written' };
  });

  const deliveries =
    config.webhook === undefined ? undefined : new Deliveries(store, config.webhook, schedule, app.log);
  await takeContactForm(app, { store, deliveries, site: site.facts, rateLimit: config.rateLimit });
  servePages(app, site);
  app.addHook('onReady', async () => {
    await deliveries?.start();
    entrance.open(({ path }, { status }) => {
      app.log.info({ method: 'GET', path: pathOf(path), status, ms: 0 }, 'request');
    });
    setImmediate(readTheRest, site);
  });
  app.addHook('preClose', async () => {
    // Whoever waits for a delivery waits for its turn, and then for the webhook.
    await entrance.close(2 * (config.webhook?.timeoutMs ?? NO_WEBHOOK_MS) + TO_ANSWER_MS);
  });
  app.addHook('onClose', async () => {
    await deliveries?.finish();
    await store.close();
  });
  return app;
}

/** No route has a JSON schema, for Zod checks what comes in. Fastify's compilers of them are a hundred files to load. */
function noSchemas(): never {
  throw new Error('Routes of this server have no JSON schemas.');
}

function setSecurityHeaders(reply: FastifyReply): void {
  void reply.headers(SECURITY_HEADERS).header('content-security-policy', NOTHING_ALLOWED);
}
