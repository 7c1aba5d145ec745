import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright-core';

import { canInstallPackages, installPackages } from './debian.ts';
import { which } from './which.ts';

/** Chromium without a user interface, which opens pages three times as fast. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Paths where Chromium may be installed; CHROMIUM_PATH comes first. */
function candidates(): string[] {
  const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which);
  const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [process.env.CHROMIUM_PATH, ...onPath, macOS, chromium.executablePath()].filter(
    (path) => path !== undefined,
  );
}

/**
 * The path of a Chromium. Installs one if needed: Debian's package as root on Debian, elsewhere Playwright's download.
 * @throws Error with one line that says what to do
 */
export async function findChromium(): Promise<string> {
  const find = () => candidates().find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  if (canInstallPackages()) await installPackages(['chromium']);
  else downloadChromium();
  const installed = find();
  if (installed) return installed;
  throw new Error('found no Chromium, expected one on the PATH or in CHROMIUM_PATH');
}

function downloadChromium(): void {
  process.stderr.write("No Chromium found: downloading Playwright's.\n");
  try {
    execFileSync('npx', ['playwright-core', 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    process.stderr.write(`Download failed: ${(error as Error).message}\n`);
  }
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

/** For tests: blocks all hosts but this machine. */
export const OFFLINE_ARGUMENTS = [
  ...ARGUMENTS,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Starts a headless Chromium without background traffic. */
export async function launchChromium(executablePath?: string) {
  return chromium.launch({ executablePath: executablePath ?? (await findChromium()), args: ARGUMENTS });
}

/** Path of the Chromium for tests: CHROMIUM_PATH, else Debian's headless shell, else any Chromium. */
export async function chromiumForTests(): Promise<string> {
  const shell = process.env.CHROMIUM_PATH === undefined ? await findHeadlessShell() : undefined;
  return shell ?? findChromium();
}

/** Starts a headless Chromium that reaches nothing outside this machine. */
export async function launchForTests() {
  return chromium.launch({ executablePath: await chromiumForTests(), args: OFFLINE_ARGUMENTS });
}

/** Path of Debian's headless shell, which is installed if needed; undefined on other systems. */
export async function findHeadlessShell(): Promise<string | undefined> {
  return (
    which(HEADLESS_SHELL) ?? ((await installPackages([HEADLESS_SHELL])) ? which(HEADLESS_SHELL) : undefined)
  );
}
