import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright-core';

import { installPackages } from './debian.ts';
import { which } from './which.ts';

/** Chromium without the parts that only a window needs: the same engine, a page of its own in a third of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Where a Chromium may stand already, the one named by the environment first. */
function candidates(): string[] {
  const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which);
  const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [process.env.CHROMIUM_PATH, ...onPath, macOS, chromium.executablePath()].filter(
    (path) => path !== undefined,
  );
}

/**
 * The path of a Chromium to test with. Installs one where there is none: Debian's package when root on Debian, else
 * Playwright's own download.
 * @throws Error with one line on what to do when neither works.
 */
export function findChromium(): string {
  const found = candidates().find((path) => existsSync(path));
  if (found) return found;
  try {
    if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
      process.stderr.write("No Chromium found: installing Debian's package.\n");
      const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
      execFileSync('apt-get', ['update', '-qq'], quiet);
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
        ...quiet,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } else {
      process.stderr.write("No Chromium found: downloading Playwright's.\n");
      execFileSync('npx', ['playwright-core', 'install', 'chromium'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
  } catch {
    // Judged by whether there is one now.
  }
  const installed = candidates().find((path) => existsSync(path));
  if (installed) return installed;
  throw new Error('No Chromium: install one (or set CHROMIUM_PATH to its path), then run this again.');
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For tests: only this machine can be reached. */
export const OFFLINE_ARGUMENTS = [
  ...ARGUMENTS,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Starts Chromium without a window and without any traffic of its own. */
export async function launchChromium(executablePath = findChromium()) {
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/** Path of the Chromium of the tests: the headless shell where Debian has it, unless CHROMIUM_PATH names a browser. */
export async function chromiumForTests(): Promise<string> {
  const shell = process.env.CHROMIUM_PATH === undefined ? await findHeadlessShell() : undefined;
  return shell ?? findChromium();
}

/** Starts the tests' Chromium as a server that other processes reach by its `wsEndpoint()`. */
export async function serveChromium() {
  return chromium.launchServer({ executablePath: await chromiumForTests(), args: OFFLINE_ARGUMENTS });
}

/** Path of Debian's headless shell, installed first where root may do that; undefined on other systems. */
export async function findHeadlessShell(): Promise<string | undefined> {
  return (
    which(HEADLESS_SHELL) ?? ((await installPackages([HEADLESS_SHELL])) ? which(HEADLESS_SHELL) : undefined)
  );
}
