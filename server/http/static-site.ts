/** Serves the built site from memory. */
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_HEADERS } from './security-headers.ts';
import type { BuiltFile, BuiltSite, Variant } from './built-site.ts';
import { permanentRedirect, type Redirect, redirectFinder } from './redirects.ts';

/** Smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** Headers of a 304. The cached copy keeps its other ones (RFC 9110, section 15.4.5). */
const NOT_MODIFIED_HEADERS = ['etag', 'cache-control', 'vary'];

/** Answers GET and HEAD for every path that has no other route; 405 for other methods. */
export function staticSite(app: FastifyInstance, site: BuiltSite): void {
  const findRedirect = redirectFinder(site.files.keys(), site.record);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const { path, encodedPath, query } = splitUrl(request.url);
      const redirect = findRedirect(path, query);
      if (redirect !== undefined) return sendRedirect(reply, redirect);
      const file = site.files.get(path);
      if (file === undefined) return sendNotFound(request, reply, site);
      // Redirect unnecessary percent-encoding, so that each page has one URL.
      if (encodeURI(path) !== encodedPath) return sendRedirect(reply, permanentRedirect(path, query));
      return sendFile(request, reply, file, 200);
    },
  });
  // Before Fastify reads a body, or refuses to because of its type.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) done();
    else {
      const error = 'This address only takes GET and HEAD.';
      void reply.code(405).header('allow', 'GET, HEAD').send({ ok: false, error });
    }
  });
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: BuiltSite): FastifyReply {
  if (site.notFound !== undefined) return sendFile(request, reply, site.notFound, 404);
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  status: 200 | 404,
): FastifyReply {
  const { headers, body } = inBestEncoding(request, file);
  if (status === 200 && isCurrent(request.headers['if-none-match'], headers.etag)) {
    for (const name of Object.keys(DEFAULT_HEADERS)) void reply.removeHeader(name);
    const kept = Object.entries(headers).filter(([name]) => NOT_MODIFIED_HEADERS.includes(name));
    return reply.code(304).headers(Object.fromEntries(kept)).send();
  }
  void reply.code(status).headers(headers);
  return reply.send(request.method === 'HEAD' ? undefined : body);
}

/** The file in the encoding that the client prefers; uncompressed where it accepts none. */
function inBestEncoding({ headers }: FastifyRequest, file: BuiltFile): Variant {
  const available = ENCODINGS.filter((encoding) => file[encoding] !== undefined);
  const best = negotiate(headers['accept-encoding'] ?? '', available);
  return file[best ?? 'identity'] ?? file.identity;
}

/** Compares weakly, as If-None-Match has to be compared (RFC 9110, section 13.1.2). */
function isCurrent(ifNoneMatch = '', etag: string): boolean {
  return ifNoneMatch.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//u, '')));
}

function sendRedirect(reply: FastifyReply, { status, location }: Redirect): FastifyReply {
  return reply.code(status).headers({ 'cache-control': 'public, no-cache', location }).send();
}

function splitUrl(url: string): { path: string; encodedPath: string; query: string } {
  const mark = url.indexOf('?');
  const encodedPath = mark === -1 ? url : url.slice(0, mark);
  return { path: decode(encodedPath), encodedPath, query: mark === -1 ? '' : url.slice(mark) };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
