/** nginx in front of several servers, as a small site runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BINARY = '/usr/sbin/nginx';

export function hasNginx(): boolean {
  return existsSync(BINARY);
}

export interface Nginx extends AsyncDisposable {
  readonly url: string;
}

/** Spreads requests over the servers. A request that a server broke off is not sent to another: its sender decides. */
export async function startNginx(port: number, servers: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const upstream = servers
    .map((server) => `server ${new URL(server).host} max_fails=1 fail_timeout=1s;`)
    .join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `
    worker_processes 1; daemon off; pid ${folder}/pid; error_log /dev/null;
    events { worker_connections 512; }
    http {
      access_log off; ${temporary.join(' ')}
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
      }
    }`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  // As root, nginx would hand its work to a user who cannot read our folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn(BINARY, ['-c', file, '-p', folder, ...user], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 100; i += 1) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
