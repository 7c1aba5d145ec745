/** Runs nginx on a free port, as a load balancer or to serve the built site. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

const BINARY = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const SITE = path.resolve(import.meta.dirname, '../../docs/nginx.conf');

export function hasNginx(): boolean {
  return existsSync(BINARY);
}

/** Whether the module that sends Brotli files is installed. Without it, nginx sends the gzip files. */
export function hasBrotli(): boolean {
  return existsSync(BROTLI);
}

export interface Nginx extends AsyncDisposable {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts a load balancer. It does not retry POST requests on another server. */
export async function startNginx(port: number, servers: readonly string[]): Promise<Nginx> {
  const upstream = servers
    .map((server) => `server ${new URL(server).host} max_fails=1 fail_timeout=1s;`)
    .join(' ');
  const config = `
    upstream servers { ${upstream} keepalive 32; }
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://servers;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
      }
    }`;
  return run(config, `http://127.0.0.1:${port}`);
}

export interface StaticSite {
  /** A built site, with the files that `server/hosting` writes. */
  readonly dist: string;
  /** URL of the contact server. */
  readonly server: string;
  /** Command to prepend, such as `taskset`. */
  readonly by?: readonly string[];
}

/** Serves a built site with docs/nginx.conf, adapted to this machine. */
export async function startStaticNginx({ dist, server, by = [] }: StaticSite): Promise<Nginx> {
  const port = await freePort();
  const config = readFileSync(SITE, 'utf8')
    .replaceAll('/srv/copper-and-sage/dist', dist)
    .replace('127.0.0.1:4321', new URL(server).host)
    .replace('listen 80;', `listen 127.0.0.1:${port}; keepalive_requests 10000000;`)
    .replace('brotli_static on;', hasBrotli() ? '$&' : '');
  return run(config, `http://127.0.0.1:${port}`, by);
}

/** @throws Error with its log when it does not answer within five seconds */
async function run(site: string, url: string, by: readonly string[] = []): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `
    ${hasBrotli() ? `load_module ${BROTLI};` : ''}
    worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 512; }
    http { access_log off; ${temporary.join(' ')} ${site} }`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  // When root, keep nginx's workers root: another user could not read the folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const [program = BINARY, ...args] = [
    ...by,
    BINARY,
    '-c',
    file,
    '-p',
    folder,
    '-e',
    `${folder}/errors`,
    ...user,
  ];
  const child = spawn(program, args, { stdio: 'ignore' });
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await answers(child, url))) {
    const errors = existsSync(`${folder}/errors`) ? readFileSync(`${folder}/errors`, 'utf8') : '';
    await end();
    throw new Error(`nginx does not answer:\n${errors}`);
  }
  return { url, process: child, [Symbol.asyncDispose]: end };
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  for (let i = 0; i < 100 && child.exitCode === null; i += 1) {
    const ok = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
