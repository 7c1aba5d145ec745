/** A fake webhook that records requests and answers as the test says. */
import { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

interface WebhookRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: FastifyRequest['headers'];
  /** The body as sent. */
  readonly text: string;
  /** The body read as JSON; undefined when it is not JSON. */
  readonly body: unknown;
  /** When the whole request had arrived, in milliseconds since the epoch. */
  readonly at: number;
  /** The status it was answered with; undefined when it got none (`hang`, `reset`). */
  readonly answered: number | undefined;
}

/**
 * A number is a status with an empty body. `hang` never answers, `reset` cuts the connection once the request has
 * arrived, `drip` sends its headers and then one byte per second.
 */
export type WebhookAnswer =
  | number
  | 'hang'
  | 'reset'
  | 'drip'
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly delayMs?: number;
    };

type WebhookBehavior = WebhookAnswer | ((request: WebhookRequest, count: number) => WebhookAnswer);

export type Webhook = Awaited<ReturnType<typeof startWebhook>>;

/** Starts a webhook on a free port of 127.0.0.1. */
export async function startWebhook(behavior: WebhookBehavior = 200) {
  let current = behavior;
  const requests: WebhookRequest[] = [];
  const listen = async (port: number): Promise<FastifyInstance> => {
    const app = fastify({ forceCloseConnections: true });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_, text, done) => {
      done(null, text);
    });
    app.all('/*', async ({ method, url, headers, body: text }, reply) => {
      const request = {
        ...{ method, path: url, headers, text: String(text), body: parseJson(String(text)) },
        ...{ at: Date.now(), answered: undefined },
      };
      const answer = typeof current === 'function' ? current(request, requests.length + 1) : current;
      requests.push({ ...request, answered: statusOf(answer) });
      return send(reply, answer);
    });
    await app.listen({ host: '127.0.0.1', port });
    return app;
  };
  let app = await listen(0);
  const { port } = app.server.address() as AddressInfo;
  const close = async () => {
    await app.close();
  };
  return {
    /** Where to send leads: what goes into CONTACT_WEBHOOK_URL. */
    url: `http://127.0.0.1:${String(port)}/hooks/leads`,
    /** Every request so far, in the order in which they arrived. */
    requests: requests as readonly WebhookRequest[],
    /** Sets the answer to all later requests. */
    answer: (next: WebhookBehavior) => {
      current = next;
    },
    /** Resolves once at least `count` requests have come; rejects after `timeoutMs`. */
    waitFor: async (count: number, timeoutMs = 10_000) => {
      const end = Date.now() + timeoutMs;
      while (requests.length < count) {
        await sleep(20);
        if (Date.now() > end) throw new Error(`The webhook got ${requests.length} of ${count} requests.`);
      }
      return requests as readonly WebhookRequest[];
    },
    /** Stops listening, so that connections are refused; `resume` listens on the same port again. */
    refuse: close,
    resume: async () => {
      app = await listen(port);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function statusOf(answer: WebhookAnswer): number | undefined {
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'object') return answer.status;
  return answer === 'drip' ? 200 : undefined;
}

async function send(reply: FastifyReply, answer: WebhookAnswer): Promise<unknown> {
  if (answer === 'hang') return reply.hijack();
  if (answer === 'reset') {
    reply.hijack().raw.socket?.resetAndDestroy();
    return reply;
  }
  if (answer === 'drip') {
    const { raw } = reply.hijack();
    raw.writeHead(200).write('.');
    const drip = setInterval(() => raw.write('.'), 1000);
    raw.on('close', () => {
      clearInterval(drip);
    });
    return reply;
  }
  if (typeof answer === 'number') return reply.code(answer).send();
  await sleep(answer.delayMs ?? 0);
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send();
}
