/** PostgreSQL for tests: the server in DATABASE_URL_TEST, or one started from Debian's package. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

const INSTALLED = '/usr/lib/postgresql';

export interface Postgres {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Stops the server as a crash does, and starts it again; undefined for the server in DATABASE_URL_TEST. */
  readonly restart: { readonly down: () => void; readonly up: () => void } | undefined;
  stop(): void;
}

/** Why PostgreSQL is not available; undefined when it is. `npm test` tries to install it. */
export function missingPostgres(): string | undefined {
  if (process.env.DATABASE_URL_TEST !== undefined || postgresBinaries() !== undefined) return undefined;
  return 'set DATABASE_URL_TEST, or install PostgreSQL (Debian, as root: apt-get install postgresql)';
}

export interface PostgresOptions {
  /** Off by default, which is faster and loses data in a power cut. */
  readonly fsync?: boolean;
  /** 200 by default. */
  readonly maxConnections?: number;
  /** Folder for the data; a temporary one by default. */
  readonly parent?: string;
}

export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const given = process.env.DATABASE_URL_TEST;
  if (given !== undefined)
    return { createDatabase: () => createDatabase(given), restart: undefined, stop: () => undefined };

  const bin = postgresBinaries() ?? '';
  const root = process.getuid?.() === 0;
  const run = (program: string, ...args: string[]) => {
    const command = path.join(bin, program);
    // PostgreSQL refuses to run as root; the package created a user for it.
    if (root)
      execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], { stdio: 'ignore', cwd: '/' });
    else execFileSync(command, args, { stdio: 'ignore' });
  };
  const folder = mkdtempSync(path.join(options.parent ?? tmpdir(), 'pg-'));
  if (root) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${options.fsync === true ? 'on' : 'off'} -c max_connections=${options.maxConnections ?? 200}`;
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

/** The folder of `initdb` and `pg_ctl`, from Debian's package. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  return versions
    .map((version) => path.join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

/** Runs SQL in a database. */
export async function runSql(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** Ends the leases of deliveries, which a killed server held. */
export const expireLeases = (url: string) =>
  runSql(url, `UPDATE pgboss.job SET started_on = started_on - interval '1 hour' WHERE state = 'active'`);
