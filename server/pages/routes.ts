/** Serves the built site. */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type BuiltFile, type BuiltSite } from './built-site.ts';
import { chooseEncoding } from './encoding.ts';
import { redirectFor } from './redirects.ts';

/** Answers GET and HEAD for every path of the built site, and everything else that no other route answers. */
export function servePages(app: FastifyInstance, site: BuiltSite): void {
  const moved = new Map(Object.entries(site.facts.redirects));
  const places = {
    exists: (path: string) => site.files.has(path),
    moved: (path: string) => moved.get(path),
  };
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const [rawPath, query] = splitQuery(request.raw.url ?? '/');
    const path = decode(rawPath);
    const file = site.files.get(path);
    if (file !== undefined) return sendFile(request, reply, file, 200);
    const redirect = redirectFor(path, places);
    if (redirect === undefined) return sendNotFound(request, reply, site);
    // A query belongs to the page asked for: it goes along to that page's own address, not to another page.
    const [target = '', anchor] = encodeURI(redirect.path).split('#');
    const asked = redirect.status === 308 && query !== undefined ? `?${query}` : '';
    return reply
      .code(redirect.status)
      .header('cache-control', 'public, no-cache')
      .header('location', `${target}${asked}${anchor === undefined ? '' : `#${anchor}`}`)
      .send();
  };
  // Before a body is read: what is not taken need not be understood.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') await refuseMethod(reply);
  });
  app.setNotFoundHandler(answer);
}

/** The not-found page, with its status. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: BuiltSite): FastifyReply {
  if (site.notFound !== undefined) return sendFile(request, reply, site.notFound, 404);
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  status: number,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings);
  const variant = file.variants.get(encoding);
  if (variant === undefined) throw new Error(`A file has no ${encoding} variant.`);
  void reply
    .header('cache-control', status === 200 ? file.cacheControl : 'public, no-cache')
    .header('content-security-policy', file.policy)
    .header('etag', variant.etag);
  // Who saves data does not want pages that may never be looked at.
  if (file.speculation !== undefined && request.headers['save-data'] !== 'on')
    void reply.header('speculation-rules', file.speculation);
  if (file.encodings.size > 1) void reply.header('vary', 'Accept-Encoding');
  if (status === 200 && isFresh(request.headers['if-none-match'], variant.etag))
    return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  void reply.code(status).header('content-type', file.type).header('content-length', variant.body.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(variant.body);
}

/** Whether the client's copy is the one it would get (RFC 9110, section 13.1.2: weak comparison). */
function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')));
}

function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .header('allow', 'GET, HEAD')
    .send({ ok: false, error: 'This address only takes GET and HEAD.' });
}

function splitQuery(url: string): [path: string, query: string | undefined] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, undefined] : [url.slice(0, mark), url.slice(mark + 1)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
