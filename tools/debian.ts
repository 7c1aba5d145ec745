/** Installs Debian packages, as root on Debian. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const TIMEOUT_MS = 240_000;
const run = promisify(execFile);
const options = { timeout: TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
// Waits for another installation that holds the lock.
const APT_OPTIONS = ['-o', 'DPkg::Lock::Timeout=200', '-y', '-q', '--no-install-recommends'];

/** Whether this process can install packages. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Returns whether the packages were installed. Does nothing unless this is root on Debian. */
export async function installPackages(names: readonly string[]): Promise<boolean> {
  if (!canInstallPackages()) return false;
  process.stderr.write(`Installing the Debian packages ${names.join(', ')}.\n`);
  const install = () => run('apt-get', ['install', ...APT_OPTIONS, ...names], options);
  try {
    await install().catch(async () => {
      await run('apt-get', ['update', '-q'], options);
      await install();
    });
    return true;
  } catch (error) {
    process.stderr.write(`Installation failed: ${(error as Error).message}\n`);
    return false;
  }
}
