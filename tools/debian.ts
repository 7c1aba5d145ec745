/** Gets Debian's packages, where the tests run as root on Debian. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const TIMEOUT_MS = 240_000;
const run = promisify(execFile);
const options = { timeout: TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
// Somebody else may be installing something just now.
const QUIETLY = ['-o', 'DPkg::Lock::Timeout=200', '-y', '-q', '--no-install-recommends'];

/** Whether packages may be installed here at all. */
export function maySetUp(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Says what it installs. Whether the packages were installed: where they may not be, nothing is tried. */
export async function installPackages(names: readonly string[]): Promise<boolean> {
  if (!maySetUp()) return false;
  process.stderr.write(`Installing Debian's ${names.join(', ')}.\n`);
  const install = () => run('apt-get', ['install', ...QUIETLY, ...names], options);
  try {
    await install().catch(async () => {
      await run('apt-get', ['update', '-q'], options);
      await install();
    });
    return true;
  } catch (error) {
    process.stderr.write(`That did not work. ${(error as Error).message}\n`);
    return false;
  }
}
