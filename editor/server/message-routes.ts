import { existsSync } from 'node:fs';
import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { sendOverSocket, adminApi, socketPath } from '../../contact/admin-api.ts';
import type { Messages, UnansweredMessages } from '../shared/api.ts';
import { EditorError } from './errors.ts';
import { parseBody } from './parse-body.ts';

interface Options {
  /** DATA_DIR of the site's server. */
  readonly dataDir: string;
}

/** The messages of the contact form, from the admin API of the running server of the site. */
export const messageRoutes: FastifyPluginCallback<Options> = (app, { dataDir }, done) => {
  const send = sendOverSocket(dataDir);
  const api = adminApi((...request) =>
    send(...request).catch(() => {
      throw new EditorError('The website’s server does not answer. Try again in a minute.', 503);
    }),
  );
  const isRunning = () => existsSync(socketPath(dataDir));
  app.get('/api/messages', async (): Promise<Messages> =>
    isRunning() ? { list: (await api.list({})).toReversed() } : {},
  );
  app.get('/api/messages/unanswered', async (): Promise<UnansweredMessages> =>
    isRunning() ? { count: await api.countUnanswered() } : {},
  );
  app.put('/api/messages/answered', ({ body }) => {
    const { id, answered } = parseBody(z.object({ id: z.string(), answered: z.boolean() }), body);
    return api.setAnswered(id, answered);
  });
  app.delete<{ Querystring: { id: string } }>('/api/messages', async ({ query }) => {
    const { email, phone } = await api.show(query.id);
    for (const person of [email, phone]) await api.forget(person);
    return {};
  });
  done();
};
