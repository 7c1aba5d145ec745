import { chromium } from 'playwright-core';
import { findChromium, installPackages, which } from './programs.ts';
import { run } from './child-process.ts';

/**
 * The path of a Chromium. Installs one if needed: Debian's package as root on Debian, elsewhere Playwright's download.
 * @throws Error with one line that says what to do
 */
export async function installedChromium(): Promise<string> {
  if (!findChromium() && !(await installPackages(['chromium']))) {
    console.error("No Chromium found: downloading Playwright's.");
    await run('playwright-core', ['install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const path = findChromium();
  if (path) return path;
  throw new Error('found no Chromium: install it, or set CHROMIUM_PATH to its path');
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * Starts a headless Chromium that reaches nothing outside this machine: CHROMIUM_PATH, else the headless shell, which opens
 * pages faster, else any.
 */
export async function launchOffline() {
  const shell = process.env.CHROMIUM_PATH === undefined ? which('chromium-headless-shell') : undefined;
  return chromium.launch({ executablePath: shell ?? (await installedChromium()), args: ARGUMENTS });
}
