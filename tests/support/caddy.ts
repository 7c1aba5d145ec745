/** Runs Caddy with deploy/Caddyfile and its own certificate authority, on free ports. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';

import { which } from '../../tools/programs.ts';
import { freePort } from './free-port.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const START_TIMEOUT_MS = 30_000;

/** Why Caddy cannot be run here. */
export function missingCaddy(): string | undefined {
  return which('caddy') === undefined ? 'install Caddy (Debian: apt-get install caddy)' : undefined;
}

export interface SecureResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface SecureRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Caddy extends AsyncDisposable {
  /** Redirects to HTTPS. */
  readonly httpUrl: string;
  /** Serves the site without TLS. */
  readonly plainUrl: string;
  /** What Caddy has logged. */
  log(): string;
  /** Opens an HTTP/2 connection, which checks the certificate. @param from local address of the client */
  connect(host: string, from?: string): Promise<ClientHttp2Session>;
}

interface CaddyOptions {
  /** In place of /srv/salon. */
  readonly root?: string;
  /** How long requests wait for a server. */
  readonly bridgeSeconds?: number;
  /** Networks of a proxy in front. */
  readonly trustedProxies?: string;
}

/** @param address in place of `example.com`; @param upstream URL of the server */
export async function startCaddy(
  address: string,
  upstream: string,
  { root = '/srv/salon', bridgeSeconds = 30, trustedProxies }: CaddyOptions = {},
): Promise<Caddy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  const [httpPort, httpsPort, plainPort] = [await freePort(), await freePort(), await freePort()];
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    `storage file_system ${folder}`,
  ];
  const snippets = (await readFile(path.join(DEPLOY, 'salon.caddy'), 'utf8'))
    .replaceAll('127.0.0.1:4321', new URL(upstream).host)
    .replace('lb_try_duration 30s', `lb_try_duration ${bridgeSeconds}s`)
    .replace('/srv/salon', root);
  await writeFile(path.join(folder, 'salon.caddy'), snippets);
  if (trustedProxies !== undefined)
    await writeFile(path.join(folder, 'trusted-proxies.caddy'), `trusted_proxies ${trustedProxies}\n`);
  const site = (await readFile(path.join(DEPLOY, 'Caddyfile'), 'utf8'))
    .replace(/^\{\n/m, `{\n${options.map((option) => `\t${option}\n`).join('')}`)
    .replace(/^example\.com /m, `example.com http://:${plainPort} `)
    .replaceAll('example.com', address);
  const config = path.join(folder, 'Caddyfile');
  await writeFile(config, site);
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const certificate = path.join(folder, 'pki/authorities/local/root.crt');
  // It listens before it has its certificate.
  const isReady = () =>
    new Promise<boolean>((resolve) => {
      const socket = connectTls({
        host: '127.0.0.1',
        port: httpsPort,
        servername: address,
        rejectUnauthorized: false,
      });
      socket.once('secureConnect', () => {
        resolve(true);
        socket.destroy();
      });
      socket.once('error', () => {
        resolve(false);
      });
    });
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady())) {
    if (Date.now() > end || child.exitCode !== null) throw new Error(`Caddy did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    httpUrl: `http://127.0.0.1:${httpPort}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    log: () => output,
    connect: async (host, from) => {
      const ca = await readFile(certificate);
      const socket = connectTls({
        host: '127.0.0.1',
        port: httpsPort,
        servername: host,
        ALPNProtocols: ['h2'],
        ca,
        ...(from !== undefined && { localAddress: from }),
      });
      await once(socket, 'secureConnect');
      return connect(`https://${host}`, { createConnection: () => socket });
    },
    [Symbol.asyncDispose]: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      await rm(folder, { recursive: true });
    },
  };
}

/** Sends one request over an HTTP/2 connection. */
export async function sendSecure(
  session: ClientHttp2Session,
  { path: at, method = 'GET', headers = {}, body }: SecureRequest,
): Promise<SecureResponse> {
  const stream = session.request({ ':path': at, ':method': method, ...headers });
  stream.end(body);
  const [received] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status'?: number }];
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return { status: received[':status'] ?? 0, headers: received, bytes: Buffer.concat(chunks) };
}
