import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import proxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';
import { COOKIE_OPTIONS } from './guard.ts';
import { type Preview } from './preview.ts';
import { type Hosting } from './settings.ts';
import { type Store } from './store.ts';

const COOKIE = '__Host-preview';
const TICKET_MS = 60_000;
const newSecret = () => randomBytes(32).toString('base64url');

/** Lets a device that has signed in at the editor into the preview, which has a host name of its own. */
export class PreviewTickets {
  readonly #tickets = new Map<string, { session: string; expiresAt: number }>();
  /** Cookies of the preview, and the sessions of the editor that they were given for. */
  readonly #cookies = new Map<string, string>();

  /** A ticket for one use. @param session secret of a session */
  issue(session: string): string {
    const ticket = newSecret();
    for (const [old, { expiresAt }] of this.#tickets) if (expiresAt < Date.now()) this.#tickets.delete(old);
    this.#tickets.set(ticket, { session, expiresAt: Date.now() + TICKET_MS });
    return ticket;
  }

  /** The cookie that a ticket is exchanged for. */
  redeem(ticket: string): string | undefined {
    const found = this.#tickets.get(ticket);
    this.#tickets.delete(ticket);
    if (!found || found.expiresAt < Date.now()) return undefined;
    const secret = newSecret();
    this.#cookies.set(secret, found.session);
    return secret;
  }

  /** The secret of the editor's session. */
  sessionOf(secret: string): string | undefined {
    return this.#cookies.get(secret);
  }
}

interface Options {
  readonly store: Store;
  readonly preview: Preview;
  readonly tickets: PreviewTickets;
  readonly hosting: Hosting;
}

/** Passes pages and websockets of the preview on, to devices that have signed in at the editor. */
export function createPreviewHost({ store, preview, tickets, hosting }: Options): FastifyInstance {
  const app = Fastify({ trustProxy: '127.0.0.1' });
  app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    const { host, origin, upgrade } = request.headers;
    if (host !== new URL(hosting.previewOrigin).host) return reply.code(421).send();
    if (upgrade !== undefined && origin !== hosting.previewOrigin) return reply.code(403).send();
    if (request.url.startsWith('/_enter?')) return undefined;
    const session = tickets.sessionOf(request.cookies[COOKIE] ?? '');
    if (session !== undefined && store.sessionDevice(session)) {
      preview.touch();
      return undefined;
    }
    // The sign-in page is the editor's.
    return upgrade === undefined ? reply.redirect(`${hosting.origin}/`) : reply.code(401).send();
  });
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': `frame-ancestors ${hosting.origin}`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
  app.get<{ Querystring: { ticket?: string; page?: string } }>('/_enter', ({ query }, reply) => {
    const secret = tickets.redeem(query.ticket ?? '');
    if (secret === undefined) return reply.redirect(`${hosting.origin}/`);
    reply.setCookie(COOKIE, secret, COOKIE_OPTIONS);
    // Only a path of this host: `//host` and `/\host` would lead elsewhere.
    const page = /^\/(?![/\\])[\w/.-]*$/u.test(query.page ?? '') ? query.page : '/';
    return reply.redirect(page ?? '/');
  });
  app.register(proxy, { upstream: preview.origin, websocket: true, httpMethods: ['GET', 'HEAD', 'POST'] });
  return app;
}
