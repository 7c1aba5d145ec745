/**
 * Runs once before the tests of the server: gets Debian's PostgreSQL and nginx where root may install them and they are
 * missing. Where it may not, the tests that need them say that they were skipped, and what to do about it.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { installPackages, canInstallPackages } from '../../tools/debian.ts';
import { hasNginx } from './nginx.ts';
import { missingPostgres, postgresBinaries } from './postgres.ts';

const run = promisify(execFile);
const options = { timeout: 60_000 };

export default async function installServices(): Promise<void> {
  if (!canInstallPackages()) return;
  // A package starts a server of its own; the tests start theirs and leave none behind.
  if (missingPostgres() !== undefined && (await installPackages(['postgresql']))) {
    const version = path.basename(path.dirname(postgresBinaries() ?? ''));
    await run('pg_ctlcluster', [version, 'main', 'stop'], options).catch(() => undefined);
  }
  if (!hasNginx() && (await installPackages(['nginx', 'libnginx-mod-http-brotli-static'])))
    await run('service', ['nginx', 'stop'], options).catch(() => undefined);
}
