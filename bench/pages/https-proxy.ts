/** A reverse proxy with HTTP/2 and TLS, using a temporary self-signed certificate. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastify from 'fastify';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

/** Proxies all requests to `origin`. @throws Error if OpenSSL is missing */
export async function startHttpsProxy(origin: string): Promise<AsyncDisposable & { readonly url: string }> {
  const proxy = fastify({ http2: true, https: certificate(), forceCloseConnections: true });
  await proxy.register(httpProxy, { upstream: origin });
  const { port } = new URL(await proxy.listen({ host: '127.0.0.1', port: 0 }));
  return { url: `https://localhost:${port}`, [Symbol.asyncDispose]: () => proxy.close() };
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = temporaryFolder();
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...options, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
