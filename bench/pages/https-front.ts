/** HTTP/2 with TLS in front of a server, as a visitor would meet the site, on a certificate made for the occasion. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
} from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { freePort } from '../../tests/support/free-port.ts';

export interface Front extends AsyncDisposable {
  readonly url: string;
}

/** Headers that belong to one connection and must not be handed on (RFC 9113, section 8.2.2). */
const CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

/**
 * Passes every request on to `origin`, except for the paths of `own`, which it answers with their HTML itself.
 * @param own path → HTML, compressed like a page of the site
 * @param delay milliseconds that every answer comes later, as over a long line
 * @throws when OpenSSL is missing
 */
export async function startFront(
  origin: string,
  own: ReadonlyMap<string, string>,
  delay = 0,
): Promise<Front> {
  const answers = new Map([...own].map(([at, html]) => [at, brotliCompressSync(html)]));
  const server = createSecureServer(certificate(), (asked, answer) => {
    const body = answers.get(asked.url);
    if (body === undefined) {
      if (delay === 0) pass(origin, asked, answer);
      else setTimeout(pass, delay, origin, asked, answer);
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    answer.end(body);
  });
  const sessions = new Set<Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${String(port)}`,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => {
        server.close(resolve);
        for (const session of sessions) session.destroy();
      });
    },
  };
}

function pass(origin: string, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
  const sent = request(origin + asked.url, { method: asked.method, headers }, (got) => {
    const kept = Object.entries(got.headers).filter(([name]) => !CONNECTION.has(name));
    answer.writeHead(got.statusCode ?? 502, Object.fromEntries(kept));
    got.pipe(answer);
  });
  sent.on('error', () => {
    answer.stream.close();
  });
  asked.pipe(sent);
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const what = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const whom = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', [...what, ...whom, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
