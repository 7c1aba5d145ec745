/** Serves the built site. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerWith } from './answers.ts';
import type { BuiltFile, BuiltSite } from './built-site.ts';
import { redirectFor } from './redirects.ts';

/**
 * Answers GET and HEAD for every path of the built site, and everything else that no other route answers. Most of it
 * goes by the fast lane (entrance.ts); what does not gets the same answer here.
 */
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
    // One address a page: letters written as numbers lead to the plain ones.
    const plain = encodeURI(path) === rawPath;
    if (file !== undefined && plain) return sendFile(request, reply, file, 200);
    const redirect = file === undefined ? redirectFor(path, places) : { status: 308, path };
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
  status: 200 | 404,
): FastifyReply {
  const answer = answerWith(file, status, {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
    saveData: first(request.headers['save-data']),
  });
  if (answer.status === 304) for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  void reply.code(answer.status).headers(answer.headers);
  return request.method === 'HEAD' ? reply.send() : reply.send(answer.body);
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .header('allow', 'GET, HEAD')
    .send({ ok: false, error: 'This address only takes GET and HEAD.' });
}

/** Also of an address in full, which every server has to take (RFC 9112, section 3.2.2). */
function splitQuery(url: string): [path: string, query: string | undefined] {
  const asked = url.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = asked.indexOf('?');
  const path = mark === -1 ? asked : asked.slice(0, mark);
  return [path || '/', mark === -1 ? undefined : asked.slice(mark + 1)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
