/**
 * Runs once before the tests of the server: gets Debian's PostgreSQL and nginx where root may install them and they are
 * missing. Where it may not, the tests that need them say that they were skipped, and what to do about it.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasNginx } from './nginx.ts';
import { missingPostgres, postgresBinaries } from './postgres.ts';

const TIMEOUT_MS = 240_000;
const run = promisify(execFile);
const options = { timeout: TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

export default async function installServices(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  // A package starts a server of its own; the tests start theirs and leave none behind.
  if (missingPostgres() !== undefined && (await installed('postgresql'))) {
    const version = path.basename(path.dirname(postgresBinaries() ?? ''));
    await run('pg_ctlcluster', [version, 'main', 'stop'], options).catch(() => undefined);
  }
  if (!hasNginx() && (await installed('nginx')))
    await run('service', ['nginx', 'stop'], options).catch(() => undefined);
}

async function installed(name: string): Promise<boolean> {
  // Somebody else may be installing something just now.
  const quietly = ['-o', 'DPkg::Lock::Timeout=200', '-y', '-q', '--no-install-recommends'];
  const install = () => run('apt-get', ['install', ...quietly, name], options);
  try {
    await install().catch(async () => {
      await run('apt-get', ['update', '-q'], options);
      await install();
    });
    return true;
  } catch {
    return false;
  }
}
