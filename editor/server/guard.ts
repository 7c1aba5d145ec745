import { createHash, timingSafeEqual } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type StoredDevice, type Store } from './store.ts';
import { type Hosting } from './settings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The device that has signed in; undefined on the owner's own computer. */
    device: StoredDevice | undefined;
  }
}

const SESSION_COOKIE = '__Host-editor';
const MONTH_S = 30 * 24 * 60 * 60;
/** Only this host, only TLS, no script, no other site. */
export const COOKIE_OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

const refuse = (reply: FastifyReply, code: number, message: string) => reply.code(code).send({ message });
const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
/** Scripts, styles and fonts hold nothing private. */
const isAsset = ({ url }: FastifyRequest) => url.startsWith('/assets/');

/**
 * On the owner's own computer: answers only requests that come from the editor's own page. From this computer by its number or
 * name (a site that points its name at 127.0.0.1 has another Host), from the page itself (Origin), and with the token of this
 * start.
 */
export function guardByToken(app: FastifyInstance, token: string): void {
  app.decorateRequest('device', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { host, origin } = request.headers;
    const { port } = app.server.address() as AddressInfo;
    if (host !== `127.0.0.1:${String(port)}` && host !== `localhost:${String(port)}`)
      return refuse(reply, 403, 'The request is for another computer.');
    if (origin === undefined ? !isRead(request) : origin !== `http://${host}`)
      return refuse(reply, 403, 'The request comes from another site.');
    const { token: inQuery } = request.query as { token?: unknown };
    if (!isAsset(request) && !isEqual(request.headers['x-editor-token'] ?? inQuery, token))
      return refuse(reply, 403, 'Open the address that npm run edit has printed.');
    return undefined;
  });
}

/** In constant time, so that answers do not tell how much of a guess is right. */
function isEqual(sent: unknown, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof sent === 'string' && timingSafeEqual(digest(sent), digest(secret));
}

/** On a server: answers only devices that have signed in. Others get the page that signs them in, whatever they ask for. */
export function guardBySession(app: FastifyInstance, store: Store, { origin }: Hosting): void {
  app.decorateRequest('device', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host !== new URL(origin).host)
      return refuse(reply, 421, 'The request is for another host.');
    if (!isRead(request) && request.headers.origin !== origin)
      return refuse(reply, 403, 'The request comes from another site.');
    const secret = sessionSecret(request);
    request.device = secret === undefined ? undefined : store.sessionDevice(secret);
    if (request.device ?? isAsset(request)) return undefined;
    if (request.url.startsWith('/auth/') && request.method === 'POST') return undefined;
    if (request.url.startsWith('/api/') || !isRead(request))
      return refuse(reply, 401, 'You are signed out. Sign in again.');
    return reply.header('cache-control', 'no-store').sendFile('index.html');
  });
}

export const sessionSecret = (request: FastifyRequest): string | undefined => request.cookies[SESSION_COOKIE];

export function setSession(reply: FastifyReply, secret: string): void {
  reply.setCookie(SESSION_COOKIE, secret, { ...COOKIE_OPTIONS, maxAge: MONTH_S });
}

export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, COOKIE_OPTIONS);
}
