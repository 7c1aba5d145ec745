/** PostgreSQL for tests, started from Debian's package. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** Starts the one that tests share. Vitest calls it before all tests. */
export default async function setup({ provide }: TestProject) {
  if (missingPostgres() !== undefined) return undefined;
  const postgres = await startPostgres();
  provide('postgres', postgres.url);
  return postgres.stop;
}

/** Why PostgreSQL is not available; undefined when it is. `npm test` tries to install it. */
export function missingPostgres(): string | undefined {
  return postgresBinaries() === undefined
    ? 'install PostgreSQL (Debian: apt-get install postgresql)'
    : undefined;
}

/** @param options `fsync` is off by default, which is faster and loses data in a power cut */
export async function startPostgres({ fsync = false } = {}) {
  const bin = postgresBinaries() ?? '';
  const root = process.getuid?.() === 0;
  const run = (program: string, ...args: string[]) => {
    const command = [path.join(bin, program), ...args];
    // PostgreSQL refuses to run as root; the package created a user for it.
    if (root) command.unshift('runuser', '-u', 'postgres', '--');
    execFileSync(command[0] ?? '', command.slice(1), { stdio: 'ignore', cwd: '/' });
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
  if (root) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${fsync ? 'on' : 'off'} -c max_connections=200`;
  const up = () => {
    run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start');
  };
  /** Stops it as a crash does. */
  const down = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  const stop = () => {
    down();
    rmSync(folder, { recursive: true, force: true });
  };
  up();
  return {
    /** Address of the server, without a database. */
    url: `postgres://postgres@127.0.0.1:${port}`,
    up,
    down,
    stop,
    [Symbol.dispose]: stop,
  };
}

/** The folder of `initdb` and `pg_ctl`, from Debian's package. */
function postgresBinaries(): string | undefined {
  const [initdb] = globSync('/usr/lib/postgresql/*/bin/initdb');
  return initdb && path.dirname(initdb);
}

/** Creates an empty database and returns its address. @param server of `startPostgres`; by default the one that tests share */
export async function createDatabase(server = inject('postgres')): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(`${server}/postgres`, `CREATE DATABASE ${name}`);
  return `${server}/${name}`;
}

/** Runs SQL in a database. */
export async function runSql(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Ends the leases of deliveries, which a killed server held. */
export const expireLeases = (url: string) =>
  runSql(url, `UPDATE pgboss.job SET started_on = started_on - interval '1 hour' WHERE state = 'active'`);
