/** Finds the programs that the tests use, and installs them as root on Debian. */
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

/** Path of a program on the PATH; undefined if there is none. */
export function which(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** Path of Chromium; CHROMIUM_PATH comes first. Undefined if there is none. */
export function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return firstFile(process.env.CHROMIUM_PATH, ...names.map(which), macOS, chromium.executablePath());
}

/** Path of Firefox; FIREFOX_PATH comes first. Undefined if there is none. */
export function findFirefox(): string | undefined {
  const macOS = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return firstFile(process.env.FIREFOX_PATH, which('firefox-esr'), which('firefox'), macOS);
}

/** WebKitGTK's driver and browser; undefined if one of them or Xvfb is missing. */
export function findWebkit(): { driver: string; browser: string } | undefined {
  const driver = which('WebKitWebDriver');
  const [browser] = globSync(
    '/usr/{lib,libexec,lib/*-linux-gnu}/webkit{2gtk-4.1,gtk-6.0,2gtk-4.0}/MiniBrowser',
  );
  return driver && browser && which('Xvfb') ? { driver, browser } : undefined;
}

function firstFile(...files: readonly (string | undefined)[]): string | undefined {
  return files.find((file) => file !== undefined && existsSync(file));
}

/** How to install each of them. */
export const INSTALL_HINTS = {
  firefox: 'install Firefox, or set FIREFOX_PATH to its path',
  webkit: 'install WebKitGTK (Debian, as root: apt-get install webkit2gtk-driver xvfb)',
};

/** Debian packages for the tests, and how to see that one is installed. */
const TEST_PACKAGES: Record<string, () => unknown> = {
  age: () => which('age'),
  caddy: () => which('caddy'),
  chromium: findChromium,
  'chromium-headless-shell': () => process.env.CHROMIUM_PATH ?? which('chromium-headless-shell'),
  'firefox-esr': findFirefox,
  postgresql: () => existsSync('/usr/lib/postgresql'),
  shellcheck: () => which('shellcheck'),
  'webkit2gtk-driver': findWebkit,
  xvfb: () => which('Xvfb'),
};
/** Debian starts these when they are installed; the tests start their own. */
const SERVICES = ['caddy', 'postgresql'];

/**
 * Installs what the tests lack, as root on Debian, so that `npm test` is all that a fresh container or CI job has to run.
 * Elsewhere tests that lack a program are skipped and name it.
 */
export async function installTestPackages(): Promise<void> {
  const missing = Object.keys(TEST_PACKAGES).filter((name) => !TEST_PACKAGES[name]?.());
  if (missing.length === 0 || !(await installPackages(missing))) return;
  for (const service of SERVICES.filter((name) => missing.includes(name)))
    await promisify(execFile)('service', [service, 'stop']).catch(() => undefined);
}

/** Returns whether the packages were installed. Does nothing unless this is root on Debian. */
export async function installPackages(names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.error(`Installing Debian packages: ${names.join(' ')}`);
  const aptGet = (...args: string[]) =>
    // Waits for another installation that holds the lock.
    promisify(execFile)('apt-get', ['-y', '-q', '-o', 'DPkg::Lock::Timeout=200', ...args], {
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = () => aptGet('install', '--no-install-recommends', ...names);
  try {
    await install().catch(async () => {
      await aptGet('update');
      await install();
    });
    return true;
  } catch (error) {
    console.error(`Installation failed: ${(error as Error).message}`);
    return false;
  }
}
