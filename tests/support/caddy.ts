/** Runs Caddy with deploy/Caddyfile and its own certificate authority, on free ports. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';

import { which } from '../../tools/programs.ts';
import { freePort } from './free-port.ts';
import { type HttpResponse, type RequestOptions, sendRequest } from './http.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const START_TIMEOUT_MS = 30_000;

/** Why Caddy cannot be run here. */
export function missingCaddy(): string | undefined {
  return which('caddy') === undefined ? 'install Caddy (Debian: apt-get install caddy)' : undefined;
}

export interface Caddy extends AsyncDisposable {
  /** Redirects to HTTPS. */
  readonly httpUrl: string;
  /** Serves the site without TLS. */
  readonly plainUrl: string;
  /** What Caddy has logged. */
  log(): string;
  /** Sends a request over TLS and checks the certificate. @param from local address of the client */
  send(host: string, at: string, options?: RequestOptions, from?: string): Promise<HttpResponse>;
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
    ...['admin off', 'local_certs', 'skip_install_trust', `storage file_system ${folder}`],
    ...[`http_port ${httpPort}`, `https_port ${httpsPort}`],
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
  const send: Caddy['send'] = async (host, at, request, from) => {
    const ca = await readFile(path.join(folder, 'pki/authorities/local/root.crt'));
    const tls = { ca, servername: host, ...(from !== undefined && { localAddress: from }) };
    const headers = { host, ...request?.headers };
    return await sendRequest(`https://127.0.0.1:${httpsPort}`, at, { ...request, headers, tls });
  };
  // It listens before it has its certificate.
  const end = Date.now() + START_TIMEOUT_MS;
  const isReady = async () => {
    const options = { host: '127.0.0.1', port: httpsPort, servername: address, rejectUnauthorized: false };
    const socket = connect(options);
    const isSecure = await once(socket, 'secureConnect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isSecure;
  };
  while (!(await isReady())) {
    if (Date.now() > end || child.exitCode !== null) throw new Error(`Caddy did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    httpUrl: `http://127.0.0.1:${httpPort}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    log: () => output,
    send,
    [Symbol.asyncDispose]: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      await rm(folder, { recursive: true });
    },
  };
}
