/** Runs once before the tests of the server: gets Debian's PostgreSQL where root may install it and there is none. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { missingPostgres, postgresBinaries } from './postgres.ts';

const TIMEOUT_MS = 240_000;
const run = promisify(execFile);

export default async function installPostgres(): Promise<void> {
  if (missingPostgres() === undefined) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const options = { timeout: TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // Somebody else may be installing something just now.
  const quietly = ['-o', 'DPkg::Lock::Timeout=200', '-y', '-q', '--no-install-recommends'];
  const install = () => run('apt-get', ['install', ...quietly, 'postgresql'], options);
  try {
    await install().catch(async () => {
      await run('apt-get', ['update', '-q'], options);
      await install();
    });
    // The package starts a server of its own; the tests start theirs and leave none behind.
    const version = path.basename(path.dirname(postgresBinaries() ?? ''));
    await run('pg_ctlcluster', [version, 'main', 'stop'], options).catch(() => undefined);
  } catch {
    // The tests that need it say that they were skipped, and what to do about it.
  }
}
