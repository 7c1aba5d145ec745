/** A fake webhook that records requests and answers as the test says. */
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

interface WebhookRequest {
  readonly method: string;
  readonly headers: FastifyRequest['headers'];
  readonly body: unknown;
  /** The status it was answered with; undefined when it got none (`hang`). */
  readonly answered: number | undefined;
}

/**
 * A number is a status with an empty body. `hang` never answers, `drip` sends status 200 and a body that never ends.
 */
export type WebhookAnswer =
  | number
  | 'hang'
  | 'drip'
  | { readonly status: number; readonly location?: string; readonly delayMs?: number };

type WebhookBehavior = WebhookAnswer | ((count: number) => WebhookAnswer);

export type Webhook = Awaited<ReturnType<typeof startWebhook>>;

/** Starts a webhook on a free port of 127.0.0.1. A function gets the number of the request, from 1. */
export async function startWebhook(behavior: WebhookBehavior = 200) {
  let current = behavior;
  const requests: WebhookRequest[] = [];
  const app = Fastify({ forceCloseConnections: true });
  app.all('/*', async ({ method, headers, body }, reply) => {
    const answer = typeof current === 'function' ? current(requests.length + 1) : current;
    requests.push({ method, headers, body, answered: statusOf(answer) });
    return await send(reply, answer);
  });
  const close = () => app.close();
  return {
    /** Where to send leads: what goes into CONTACT_WEBHOOK_URL. */
    url: `${await app.listen({ host: '127.0.0.1', port: 0 })}/hooks/leads`,
    /** Every request so far, in the order in which they arrived. */
    requests: requests as readonly WebhookRequest[],
    /** Sets the answer to all later requests. */
    answer: (next: WebhookBehavior) => {
      current = next;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function statusOf(answer: WebhookAnswer): number | undefined {
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'object') return answer.status;
  return answer === 'drip' ? 200 : undefined;
}

async function send(reply: FastifyReply, answer: WebhookAnswer): Promise<FastifyReply> {
  if (answer === 'hang') return reply.hijack();
  if (answer === 'drip') {
    reply.hijack().raw.writeHead(200).write('.');
    return reply;
  }
  if (typeof answer === 'number') return reply.code(answer).send();
  await sleep(answer.delayMs ?? 0);
  if (answer.location !== undefined) void reply.header('location', answer.location);
  return reply.code(answer.status).send();
}
