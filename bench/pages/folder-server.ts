/** Serves built sites from memory with Brotli over HTTP/1.1, as a static host would. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import mime from 'mime';
import getPort from 'get-port';

export type Files = ReadonlyMap<string, Buffer>;

/** Reads a folder: URL path, such as `/blog/index.html`, to content. */
export function readFolder(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [`/${name}`, readFileSync(path.join(folder, name))]));
}

/** Starts a server on a free port. A page answers under its name with and without `.html`, `/index.html` and a final slash. */
export async function serveFiles(files: Files): Promise<AsyncDisposable & { readonly url: string }> {
  const answers = new Map([...files].map(([name, content]) => [name, answer(name, content)]));
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/u, '');
    const found = answers.get(name) ?? answers.get(`${name}.html`) ?? answers.get(`${name}/index.html`);
    response.writeHead(found ? 200 : 404, found?.headers);
    response.end(found?.body);
  });
  const port = await getPort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String(port)}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(name: string, content: Buffer) {
  const type = mime.getType(name) ?? 'application/octet-stream';
  const isText = /^text\/|json|javascript|xml/u.test(type);
  const body = isText ? brotliCompressSync(content) : content;
  return {
    body,
    headers: {
      'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'content-length': body.length,
      'cache-control': 'public, max-age=3600',
      ...(isText && { 'content-encoding': 'br' }),
    },
  };
}
