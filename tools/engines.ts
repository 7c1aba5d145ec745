/** Finds Firefox and WebKitGTK for the tests, and installs them on Debian. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { installPackages, canInstallPackages } from './debian.ts';
import { which } from './which.ts';

const PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** How to install each of them. */
export const INSTALL_HINTS = {
  firefox: 'install Firefox, or set FIREFOX_PATH to its path',
  webkit: `install WebKitGTK's driver and a screen for it (Debian, as root: apt-get install ${PACKAGES.webkit.join(' ')})`,
};

/** Path of Firefox; FIREFOX_PATH comes first. Undefined if there is none. */
export function findFirefox(): string | undefined {
  const macOS = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return [process.env.FIREFOX_PATH, which('firefox-esr'), which('firefox'), macOS].find(
    (file) => file !== undefined && existsSync(file),
  );
}

/** WebKitGTK's driver and browser; undefined if one of them or Xvfb is missing. */
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
 * Installs missing browsers as root on Debian. Elsewhere their tests are skipped with a hint.
 * @throws Error if the installation failed
 */
export async function installEngines(): Promise<void> {
  const missing = [
    ...(findFirefox() === undefined ? PACKAGES.firefox : []),
    ...(findWebkit() === undefined ? PACKAGES.webkit : []),
  ];
  if (missing.length > 0) await installPackages(missing);
  if (!canInstallPackages()) return;
  if (findFirefox() === undefined) throw new Error(`found no Firefox: ${INSTALL_HINTS.firefox}.`);
  if (findWebkit() === undefined) throw new Error(`found no WebKit: ${INSTALL_HINTS.webkit}.`);
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
