/** Runs Caddy with deploy/Caddyfile and its own certificate authority, on free ports. */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connect } from 'node:tls';
import { freePort } from './free-port.ts';
import { vi } from 'vitest';

import { which } from '../../tools/programs.ts';
import { type RequestOptions, sendRequest } from './http.ts';
import { startProgram } from './program.ts';
import { temporaryFolder } from './temporary-folder.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');

/** Why Caddy cannot be run here. */
export function missingCaddy(): string | undefined {
  return which('caddy') === undefined ? 'install Caddy (Debian: apt-get install caddy)' : undefined;
}

interface CaddyOptions {
  /** In place of /srv/salon. */
  readonly root?: string;
  /** How long requests wait for a server. */
  readonly bridgeSeconds?: number;
  /** Networks of a proxy in front. */
  readonly trustedProxies?: string;
  /** The file for containers, with this server in place of theirs. */
  readonly isContainer?: boolean;
  /** Port of the hosted editor; its preview has the next one. */
  readonly editorPort?: number;
}

export type Caddy = NonNullable<Awaited<ReturnType<typeof runCaddy>>>;

/** @param address in place of `example.com`; @param upstream URL of the server */
export async function startCaddy(...args: Parameters<typeof runCaddy>): Promise<Caddy> {
  return (await runCaddy(...args)) ?? startCaddy(...args);
}

/** Returns nothing where Caddy has spoiled its own start. */
async function runCaddy(address: string, upstream: string, options: CaddyOptions = {}) {
  const {
    root = '/srv/salon',
    bridgeSeconds = 30,
    trustedProxies,
    editorPort = 4330,
    isContainer = false,
  } = options;
  const folder = temporaryFolder();
  const [httpPort, httpsPort, plainPort] = [await freePort(), await freePort(), await freePort()];
  const globals = [
    ...['admin off', 'local_certs', 'skip_install_trust', `storage file_system ${folder}`],
    ...[`http_port ${httpPort}`, `https_port ${httpsPort}`],
  ];
  const snippets = (await readFile(path.join(DEPLOY, 'salon.caddy'), 'utf8'))
    .replaceAll('127.0.0.1:4321', new URL(upstream).host)
    .replace('127.0.0.1:4330', `127.0.0.1:${editorPort}`)
    .replace('127.0.0.1:4331', `127.0.0.1:${editorPort + 1}`)
    .replace('lb_try_duration 30s', `lb_try_duration ${bridgeSeconds}s`)
    .replace('/srv/salon', root);
  await writeFile(path.join(folder, 'salon.caddy'), snippets);
  if (trustedProxies !== undefined)
    await writeFile(path.join(folder, 'trusted-proxies.caddy'), `trusted_proxies ${trustedProxies}\n`);
  const site = (await readFile(path.join(DEPLOY, isContainer ? 'Caddyfile.containers' : 'Caddyfile'), 'utf8'))
    .replace(/^\{\n/m, `{\n${globals.map((option) => `\t${option}\n`).join('')}`)
    .replaceAll('{$SITE_HOST}', 'example.com')
    .replaceAll('{$SITE_ALIAS}', 'www.example.com')
    .replace(/dynamic a [^}]*\}/, `to ${new URL(upstream).host}`)
    .replace('lb_try_duration 30s', `lb_try_duration ${bridgeSeconds}s`)
    .replace('import salon.caddy\n', '')
    .replace(/^example\.com /m, `import salon.caddy\n\nexample.com http://:${plainPort} `)
    .replaceAll('example.com', address);
  const editor = `edit.${address} {\n\timport salon_editor\n}\npreview.${address} {\n\timport salon_preview\n}\n`;
  const config = path.join(folder, 'Caddyfile');
  await writeFile(config, site + editor);
  const args = ['run', '--config', config, '--adapter', 'caddyfile'];
  const caddy = startProgram('caddy', args, { env: { PATH: process.env.PATH, HOME: folder } });
  // It listens before it has its certificates.
  const hosts = [address, `www.${address}`, `edit.${address}`, `preview.${address}`];
  for (const host of hosts)
    await caddy.written(new RegExp(`certificate obtained.*"identifier":"${host}"|will retry`));
  // It cleans its storage while it starts, and may delete a key that it is just writing. It would try again in a minute.
  if (caddy.output().includes('will retry')) {
    await caddy.end();
    return undefined;
  }
  const ca = await readFile(path.join(folder, 'pki/authorities/local/root.crt'));
  // It logs a certificate a moment before it serves it.
  for (const servername of hosts)
    await vi.waitFor(async () => {
      const socket = connect({ host: '127.0.0.1', port: httpsPort, ca, servername });
      await once(socket, 'secureConnect');
      socket.destroy();
    }, 20_000);
  return {
    /** Redirects to HTTPS. */
    httpUrl: `http://127.0.0.1:${httpPort}`,
    httpsPort,
    /** Serves the site without TLS. */
    plainUrl: `http://127.0.0.1:${plainPort}`,
    /** Sends a request over TLS and checks the certificate. @param localAddress of the client */
    send: async (host: string, at: string, request?: RequestOptions, localAddress?: string) => {
      const tls = { ca, servername: host, ...(localAddress !== undefined && { localAddress }) };
      const headers = { host, ...request?.headers };
      return sendRequest(`https://127.0.0.1:${httpsPort}`, at, { ...request, headers, tls });
    },
    [Symbol.asyncDispose]: caddy[Symbol.asyncDispose],
  };
}
