/** A fake webhook that records requests and answers as the test says. */
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

interface WebhookRequest {
  readonly method: string;
  readonly headers: FastifyRequest['headers'];
  readonly body: unknown;
  /** The status it was answered with; undefined while it has none. */
  answered: number | undefined;
}

/** A status, or a function that returns one for the number of the request, from 1. A reply that it hijacks is its own. */
type WebhookBehavior = number | ((count: number, reply: FastifyReply) => number | Promise<number>);

export type Webhook = Awaited<ReturnType<typeof startWebhook>>;

/** Starts a webhook on a free port of 127.0.0.1. */
export async function startWebhook(behavior: WebhookBehavior = 200) {
  let current = behavior;
  const requests: WebhookRequest[] = [];
  const app = Fastify({ forceCloseConnections: true });
  app.all('/*', async ({ method, headers, body }, reply) => {
    const request: WebhookRequest = { method, headers, body, answered: undefined };
    const count = requests.push(request);
    request.answered = typeof current === 'function' ? await current(count, reply) : current;
    return reply.sent ? reply : reply.code(request.answered).send();
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
