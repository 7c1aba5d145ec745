/** Warns once when a proxy hides the visitors' addresses: the rate limit and the consent records need them. */
import type { FastifyInstance } from 'fastify';
import { normalizeAddress } from './client-address.ts';

/** Requests from one address alone that are suspicious: more than an owner makes who tries a new site. */
const REQUESTS = 300;

export function warnAboutProxies(app: FastifyInstance): void {
  let first: string | undefined;
  let count = 0;
  let isDone = false;
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (isDone) return;
    const { 'x-forwarded-for': forwarded, 'cf-connecting-ip': visitor } = request.headers;
    if (forwarded === undefined) return;
    const address = normalizeAddress(request.ip);
    first ??= address;
    count += 1;
    const isHidden = typeof visitor === 'string' && normalizeAddress(visitor) !== address;
    if (isHidden || (first === address && count >= REQUESTS)) {
      app.log.warn('all visitors seem to have one address, see TRUST_PROXY in docs/OPERATIONS.md');
      isDone = true;
    } else if (first !== address) isDone = visitor === undefined;
  });
}
