/** Firefox and WebKitGTK for the tests: where they are, and Debian's packages of them where they are missing. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { installPackages, maySetUp } from './debian.ts';
import { which } from './which.ts';

const PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** What somebody can do who has not got them. */
export const HOW_TO_GET = {
  firefox: 'install Firefox, or set FIREFOX_PATH to its path',
  webkit: `install WebKitGTK's driver and a screen for it (Debian, as root: apt-get install ${PACKAGES.webkit.join(' ')})`,
};

/** Path of a Firefox, the one named by the environment first; undefined when there is none. */
export function findFirefox(): string | undefined {
  const macOS = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return [process.env.FIREFOX_PATH, which('firefox-esr'), which('firefox'), macOS].find(
    (file) => file !== undefined && existsSync(file),
  );
}

/** WebKitGTK's driver and its own browser; undefined when one of them, or the screen they need, is missing. */
export function findWebkit(): { driver: string; browser: string } | undefined {
  const driver = which('WebKitWebDriver');
  const browser = ['/usr/lib', '/usr/libexec', ...folders('/usr/lib')]
    .flatMap((folder) => ['4.1', '6.0', '4.0'].map((version) => webkitBrowser(folder, version)))
    .find((file) => existsSync(file));
  return driver !== undefined && browser !== undefined && which('Xvfb') !== undefined
    ? { driver, browser }
    : undefined;
}

/**
 * Installs what is missing, as root on Debian. Elsewhere nothing is done: the tests that need it say that they are
 * skipped, and what to do about it.
 * @throws Error where it should have worked and did not: on such a machine no engine is left out unnoticed.
 */
export async function installEngines(): Promise<void> {
  const missing = [
    ...(findFirefox() === undefined ? PACKAGES.firefox : []),
    ...(findWebkit() === undefined ? PACKAGES.webkit : []),
  ];
  if (missing.length > 0) await installPackages(missing);
  if (!maySetUp()) return;
  if (findFirefox() === undefined) throw new Error(`No Firefox: ${HOW_TO_GET.firefox}.`);
  if (findWebkit() === undefined) throw new Error(`No WebKit: ${HOW_TO_GET.webkit}.`);
}

function webkitBrowser(folder: string, version: string): string {
  return path.join(folder, `${version === '6.0' ? 'webkitgtk' : 'webkit2gtk'}-${version}`, 'MiniBrowser');
}

function folders(parent: string): string[] {
  return existsSync(parent)
    ? readdirSync(parent)
        .filter((name) => name.includes('-linux-gnu'))
        .map((name) => path.join(parent, name))
    : [];
}
