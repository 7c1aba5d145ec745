import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import proxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';
import { COOKIE_OPTIONS, rewriteUrl, TLS_ONLY } from '../sign-in/guard.ts';
import type { Hosting } from '../settings.ts';
import { hashOf, type EditorStore } from '../store.ts';
import type { Preview } from './preview.ts';

const COOKIE = '__Host-preview';

/** Passes pages and websockets of the preview, which has a host name of its own, on to devices that have signed in. */
export function createPreviewHost(store: EditorStore, preview: Preview, hosting: Hosting): FastifyInstance {
  const app = Fastify({ trustProxy: '127.0.0.1', requestTimeout: 60_000, rewriteUrl });
  // A reset before the proxy has taken the socket over would end the process.
  app.server.on('upgrade', (_, socket) => socket.on('error', () => socket.destroy()));
  app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    const { host, origin, upgrade } = request.headers;
    if (host !== new URL(hosting.previewOrigin).host) return reply.code(421).send();
    if (upgrade !== undefined && origin !== hosting.previewOrigin) return reply.code(403).send();
    if (request.method === 'GET' && request.url.startsWith('/_enter?')) return undefined;
    const { session } = store.get('preview', hashOf(request.cookies[COOKIE] ?? '')) ?? {};
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
      'strict-transport-security': TLS_ONLY,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });
  app.get<{ Querystring: { ticket?: string; page?: string } }>('/_enter', ({ query }, reply) => {
    const ticket = store.take('ticket', hashOf(String(query.ticket)));
    if (!ticket) return reply.redirect(`${hosting.origin}/`);
    reply.setCookie(COOKIE, store.setSecret('preview', ticket), COOKIE_OPTIONS);
    // Only a path of this host: `//host` and `/\host` would lead elsewhere.
    const page = /^\/(?![/\\])[\w/.-]*$/u.exec(query.page ?? '')?.[0];
    return reply.redirect(page ?? '/');
  });
  /** The session is none of the development server's business. */
  const rewriteRequestHeaders = (_: unknown, headers: IncomingHttpHeaders) => ({
    ...headers,
    ...preview.headers,
    cookie: undefined,
  });
  app.register(proxy, {
    upstream: preview.origin,
    websocket: true,
    wsClientOptions: { headers: preview.headers },
    httpMethods: ['GET', 'HEAD', 'POST'],
    replyOptions: { rewriteRequestHeaders },
  });
  return app;
}
