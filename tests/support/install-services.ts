/**
 * Runs once before the tests of server and deployment: installs missing Debian packages, when root on Debian.
 * Elsewhere the tests that need them are skipped and say so.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { canInstallPackages, installPackages } from '../../tools/debian.ts';
import { which } from '../../tools/which.ts';
import { missingPostgres, postgresBinaries } from './postgres.ts';

const run = promisify(execFile);
const options = { timeout: 60_000 };

export default async function installServices(): Promise<void> {
  if (!canInstallPackages()) return;
  // The packages start their servers, which the tests do not use.
  if (missingPostgres() !== undefined && (await installPackages(['postgresql']))) {
    const version = path.basename(path.dirname(postgresBinaries() ?? ''));
    await run('pg_ctlcluster', [version, 'main', 'stop'], options).catch(() => undefined);
  }
  if (which('caddy') === undefined && (await installPackages(['caddy'])))
    await run('service', ['caddy', 'stop'], options).catch(() => undefined);
  const tools = ['age', 'shellcheck'].filter((name) => which(name) === undefined);
  if (tools.length > 0) await installPackages(tools);
}
