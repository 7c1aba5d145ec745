/** A reverse proxy with HTTP/2 and TLS, using a temporary self-signed certificate. */
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

import getPort from 'get-port';

/** Connection-specific headers, forbidden in HTTP/2 (RFC 9113, section 8.2.2). */
const CONNECTION_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
]);

/** Proxies all requests to `origin`. @throws Error if OpenSSL is missing */
export async function startHttpsProxy(origin: string): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createSecureServer(certificate(), (incoming, outgoing) => proxy(origin, incoming, outgoing));
  const sessions = new Set<Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  const port = await getPort();
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

function proxy(origin: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  );
  const upstream = request(origin + incoming.url, { method: incoming.method, headers }, (response) => {
    const kept = Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
    outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
    response.pipe(outgoing);
  });
  upstream.on('error', () => {
    outgoing.stream.close();
  });
  incoming.pipe(upstream);
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const subject = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', [...options, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
