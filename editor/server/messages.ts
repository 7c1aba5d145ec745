import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Message, Messages } from '../shared/api.ts';
import { EditorError } from './errors.ts';
import { parseBody } from './parse-body.ts';

const socket = () => join(process.env.DATA_DIR ?? '.data', 'leads.sock');

/** Length of a full page of the server's list, as in server/admin/queries.ts. */
export const PAGE_SIZE = 500;

/** The messages of the contact form, from the owner's API of the running server of the site. */
export function addMessageRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { unanswered?: string } }>('/api/messages', async ({ query }): Promise<Messages> => {
    if (!existsSync(socket())) return {};
    const unanswered = query.unanswered === 'true';
    const list: Message[] = [];
    for (;;) {
      const filter = { unanswered, after: list.at(-1)?.id ?? '' };
      const page = await callApi<Message[]>('POST', '/leads/list', filter);
      list.push(...page);
      if (page.length < PAGE_SIZE) break;
    }
    return { list: list.sort((one, other) => other.receivedAt - one.receivedAt) };
  });
  app.put('/api/messages/answered', ({ body }) => {
    const { id, answered } = parseBody(z.object({ id: z.string(), answered: z.boolean() }), body);
    return callApi('PUT', `/leads/${encodeURIComponent(id)}/answered`, { answered });
  });
  app.delete<{ Querystring: { id: string } }>('/api/messages', async ({ query }) => {
    const { email, phone } = await callApi<Message>('GET', `/leads/${encodeURIComponent(query.id)}`);
    for (const person of [email, phone]) await callApi('POST', '/forget', { person });
    return {};
  });
}

/** @throws EditorError with what the server answered instead */
async function callApi<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = body ? { 'content-type': 'application/json' } : {};
  const sent = request({ socketPath: socket(), method, path, headers, agent: false });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response').catch(() => {
    throw new EditorError('The website’s server does not answer. Try again in a minute.', 503);
  })) as [IncomingMessage];
  const answer = await json(response);
  if (response.statusCode === 200) return answer as T;
  throw new EditorError((answer as { error?: string }).error ?? 'The website’s server refused.');
}
