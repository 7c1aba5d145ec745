import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { type FastifyInstance } from 'fastify';
import { type Message, type MessageList } from '../shared/api.ts';
import { EditorError } from './errors.ts';

/** A message as the server of the site lists it. */
interface StoredMessage extends Omit<Message, 'answeredAt' | 'suspicion'> {
  readonly answeredAt: number | null;
  readonly suspicion: string | null;
}

const socket = () => join(process.env.DATA_DIR ?? '.data', 'leads.sock');

/** The messages of the contact form, from the owner's API of the running server of the site. */
export function addMessageRoutes(app: FastifyInstance): void {
  app.get('/api/messages', async (): Promise<MessageList> => {
    if (!existsSync(socket())) return { status: 'none' };
    const all = (await listAll()).map(
      ({ id, receivedAt, answeredAt, suspicion, name, email, phone, message }): Message => ({
        ...{ id, receivedAt, name, email, phone, message },
        answeredAt: answeredAt ?? undefined,
        suspicion: suspicion ?? undefined,
      }),
    );
    const newestFirst = all.sort((one, other) => other.receivedAt - one.receivedAt);
    const open = newestFirst.filter(({ answeredAt }) => answeredAt === undefined);
    const answered = newestFirst.filter((message) => !open.includes(message));
    return { status: 'found', now: Date.now(), open: open.length, messages: [...open, ...answered] };
  });
  app.put<{ Body: { id: string; answered: boolean } }>('/api/messages/answered', ({ body }) =>
    ask('PUT', `/leads/${encodeURIComponent(body.id)}/answered`, { answered: body.answered }),
  );
  app.delete<{ Querystring: { id: string } }>('/api/messages', async ({ query }) => {
    const { email, phone } = await ask<StoredMessage>('GET', `/leads/${encodeURIComponent(query.id)}`);
    for (const person of [email, phone]) await ask('POST', '/forget', { person });
    return {};
  });
}

/** The list comes in pages. */
async function listAll(): Promise<StoredMessage[]> {
  const all: StoredMessage[] = [];
  for (;;) {
    const page = await ask<StoredMessage[]>('POST', '/leads/list', { after: all.at(-1)?.id ?? '' });
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** @throws EditorError with what the server answered instead */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const { status, answer } = await new Promise<{ status: number; answer: unknown }>((resolve, reject) => {
    const headers = body ? { 'content-type': 'application/json' } : {};
    const sent = request({ socketPath: socket(), method, path, headers, agent: false }, (response) => {
      json(response).then((found) => {
        resolve({ status: response.statusCode ?? 0, answer: found });
      }, reject);
    });
    sent.on('error', () => {
      reject(new EditorError('The website’s server does not answer. Try again in a minute.', 503));
    });
    sent.end(body && JSON.stringify(body));
  });
  if (status === 200) return answer as T;
  throw new EditorError((answer as { error?: string }).error ?? 'The website’s server refused.');
}
