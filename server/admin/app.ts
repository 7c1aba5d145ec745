/** What the owner can do with stored messages, as HTTP: over a Unix socket in DATA_DIR, which is closed to other users. */
import { chmodSync, rmSync } from 'node:fs';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LEAD_FILTER, AdminApiError, socketPath } from '../../contact/admin-api.ts';
import type { Channel } from '../leads/lead.ts';
import { erasePerson } from '../leads/retention.ts';
import type { Store } from '../leads/store.ts';
import { countUnanswered, listLeads, showLead } from './queries.ts';

const ID = z.object({ id: z.string() });

/**
 * @param channels that deliveries are retried on
 * @param onError called with each unexpected error, which the answer does not show
 */
export function buildAdminApp(
  store: Store,
  channels: readonly Channel[],
  onError: (error: unknown) => void,
): FastifyInstance {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof AdminApiError) return reply.code(error.statusCode).send({ error: error.message });
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    onError(error);
    return reply.code(500).send({ error: 'The command failed.' });
  });
  app.get('/', async () => {
    return { timeZone: await store.metadata('timeZone') };
  });
  app.post('/leads/list', ({ body }) => listLeads(store, LEAD_FILTER.parse(body)));
  app.get('/leads/unanswered', async () => ({ count: await countUnanswered(store) }));
  app.get('/leads/:id', async ({ params }) => {
    const { id } = ID.parse(params);
    return (await showLead(store, id)) ?? noSuchLead(id);
  });
  app.put('/leads/:id/answered', async ({ params, body }) => {
    const { id } = ID.parse(params);
    const { answered } = z.object({ answered: z.boolean() }).parse(body);
    return (await store.setAnswered(id, answered)) ? { id, answered } : noSuchLead(id);
  });
  const checkChannels = () => {
    if (channels.length > 0) return;
    throw new AdminApiError(
      'Neither CONTACT_WEBHOOK_URL nor SMTP_URL is set: there is nowhere to deliver to.',
      409,
    );
  };
  app.post('/leads/:id/retry', async ({ params }) => {
    checkChannels();
    return { count: (await store.retryLead(ID.parse(params).id, channels)) ? 1 : 0 };
  });
  app.post('/retry', async () => {
    checkChannels();
    return { count: await store.retryParked(channels) };
  });
  app.post('/forget', async ({ body }) => {
    const erased = await erasePerson(store, z.object({ person: z.string() }).parse(body).person);
    await store.purgeDeleted();
    return erased;
  });
  return app;
}

/** Only logs a warning when the socket cannot be created. */
export async function listenOnSocket(
  app: FastifyInstance,
  dataDir: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const file = socketPath(dataDir);
  try {
    // A killed process leaves its socket behind.
    rmSync(file, { force: true });
    await app.listen({ path: file });
    // DATA_DIR is closed to the group, too, unless its mode is 710 (deploy/salon-editor.service).
    chmodSync(file, 0o660);
  } catch (error) {
    log.warn({ err: error }, 'no socket for npm run leads, which opens the store itself');
  }
}

function noSuchLead(id: string): never {
  throw new AdminApiError(`${id}: no such lead`, 404);
}
