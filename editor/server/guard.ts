import { timingSafeEqual } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

/**
 * Answers only requests that come from the editor's own page: from this computer by its number or name (a site that points
 * its name at 127.0.0.1 has another Host), from the page itself (Origin), and with the token of this start.
 */
export function guardRequests(app: FastifyInstance, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host, origin } = request.headers;
    const { port } = app.server.address() as AddressInfo;
    const hosts = [`127.0.0.1:${String(port)}`, `localhost:${String(port)}`];
    if (!hosts.includes(host ?? ''))
      return reply.code(403).send({ error: 'found another Host than this computer' });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (origin === undefined ? !isRead : origin !== `http://${host ?? ''}`)
      return reply.code(403).send({ error: 'found a request from another site' });
    // Scripts, styles and fonts hold nothing private.
    if (!request.url.startsWith('/assets/') && !hasToken(request, token))
      return reply
        .code(403)
        .send({ error: 'found no valid token: open the address that npm run edit printed' });
    return undefined;
  });
}

function hasToken({ headers, query }: FastifyRequest, token: string): boolean {
  const sent = headers['x-editor-token'] ?? (query as { token?: unknown }).token;
  return (
    typeof sent === 'string' &&
    sent.length === token.length &&
    timingSafeEqual(Buffer.from(sent), Buffer.from(token))
  );
}
