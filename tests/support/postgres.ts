/** A PostgreSQL of the test's own: an address that is given, or a server started from Debian's package. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

const INSTALLED = '/usr/lib/postgresql';
const INSTALL_TIMEOUT_MS = 240_000;

export interface Postgres {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Stops the server as a crash does and starts it again; undefined for one that is not ours. */
  readonly restart: { readonly down: () => void; readonly up: () => void } | undefined;
  stop(): void;
}

/** Why there is no PostgreSQL here; undefined when there is one. Installs Debian's package where root may. */
export function missingPostgres(): string | undefined {
  if (process.env.DATABASE_URL_TEST !== undefined || binaries() !== undefined) return undefined;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    return 'set DATABASE_URL_TEST, or install PostgreSQL (Debian: apt-get install postgresql)';
  }
  const options = {
    stdio: 'ignore',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  const quietly = ['-o', 'DPkg::Lock::Timeout=200', '-y', '-q', '--no-install-recommends'];
  try {
    execFileSync('apt-get', ['install', ...quietly, 'postgresql'], options);
  } catch {
    try {
      execFileSync('apt-get', ['update', '-q'], options);
      execFileSync('apt-get', ['install', ...quietly, 'postgresql'], options);
    } catch {
      return "Debian's postgresql package could not be installed";
    }
  }
  return binaries() === undefined ? "Debian's postgresql package has no server in it" : undefined;
}

/** @param options without `fsync`, a power cut would lose everything: right for tests, wrong for measurements */
export async function startPostgres(options: { readonly fsync?: boolean } = {}): Promise<Postgres> {
  const given = process.env.DATABASE_URL_TEST;
  if (given !== undefined)
    return { createDatabase: () => createDatabase(given), restart: undefined, stop: () => undefined };

  const bin = binaries() ?? '';
  const root = process.getuid?.() === 0;
  const run = (program: string, ...args: string[]) => {
    const command = path.join(bin, program);
    // PostgreSQL refuses to run as root; the package made a user for it.
    if (root)
      execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], { stdio: 'ignore', cwd: '/' });
    else execFileSync(command, args, { stdio: 'ignore' });
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
  if (root) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${options.fsync === true ? 'on' : 'off'} -c max_connections=200`;
  const up = () => {
    run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start');
  };
  const down = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  };
  up();
  return {
    createDatabase: () => createDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`),
    restart: { down, up },
    stop: () => {
      down();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function binaries(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  return versions
    .map((version) => path.join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
