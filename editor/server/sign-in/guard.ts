import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EditorError } from '../errors.ts';
import type { Hosting } from '../settings.ts';
import { hashOf, type Device, type EditorStore, SESSION_MS } from '../store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers devices that have not signed in. */
    isPublic?: true;
  }
  interface FastifyRequest {
    /** The device that has signed in; undefined on the owner's own computer. */
    device: Device | undefined;
    /** Hash of the secret of its session. */
    session: string;
  }
}

const SESSION_COOKIE = '__Host-editor';
/** Only this host, only TLS, no script, no other site. */
export const COOKIE_OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;
/** For browsers, which ask this host over TLS alone for a year. */
export const TLS_ONLY = 'max-age=31536000';

const SIGNED_OUT = 'You are signed out. Sign in again.';

/** Treats an address that cannot be decoded as `/`, so that it gets the same headers and passes the same guard as others. */
export function rewriteUrl({ url = '/' }: { url?: string | undefined }): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return '/';
  }
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
/** Scripts, styles and fonts hold nothing private. */
const isAsset = ({ url }: FastifyRequest) => url.startsWith('/assets/');

/**
 * On the owner's own computer: answers only requests that come from the editor's own page. From this computer by its number or
 * name (a site that points its name at 127.0.0.1 has another Host), from the page itself (Origin), and with the token of this
 * start.
 */
export function guardByToken(app: FastifyInstance, token: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host, origin } = request.headers;
    const { port } = app.server.address() as AddressInfo;
    if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
      throw new EditorError('The request is for another computer.', 403);
    if (origin === undefined ? !isRead(request) : origin !== `http://${host}`)
      throw new EditorError('The request comes from another site.', 403);
    const { token: inQuery } = request.query as { token?: unknown };
    // Comparing hashes takes no longer for a guess that is partly right.
    if (!isAsset(request) && hashOf(String(request.headers['x-editor-token'] ?? inQuery)) !== hashOf(token))
      throw new EditorError('Open the address that npm run edit has printed.', 403);
    done();
  });
}

/** On a server: answers only devices that have signed in. Others get the page that signs them in, whatever they ask for. */
export function guardBySession(app: FastifyInstance, store: EditorStore, { origin }: Hosting): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host !== new URL(origin).host)
      throw new EditorError('The request is for another host.', 421);
    if (!isRead(request) && request.headers.origin !== origin)
      throw new EditorError('The request comes from another site.', 403);
    request.session = hashOf(request.cookies[SESSION_COOKIE] ?? '');
    request.device = store.sessionDevice(request.session);
    if (request.device ?? (isAsset(request) || request.routeOptions.config.isPublic)) return undefined;
    if (request.url.startsWith('/api/') || !isRead(request)) throw new EditorError(SIGNED_OUT, 401);
    return reply.header('cache-control', 'no-store').sendFile('index.html');
  });
  // The device may have been ended while a long body was on its way.
  app.addHook('preHandler', ({ device, session }, _reply, done) => {
    done(device && !store.sessionDevice(session) ? new EditorError(SIGNED_OUT, 401) : undefined);
  });
  // The cookie lasts as long as the session.
  app.addHook('onSend', async ({ url, device, cookies }, reply) => {
    reply.header('strict-transport-security', TLS_ONLY);
    const secret = cookies[SESSION_COOKIE];
    if (url === '/api/content' && device && secret !== undefined) setSession(reply, secret);
  });
}

export function setSession(reply: FastifyReply, secret: string): void {
  reply.setCookie(SESSION_COOKIE, secret, { ...COOKIE_OPTIONS, maxAge: SESSION_MS / 1000 });
}

export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, COOKIE_OPTIONS);
}
