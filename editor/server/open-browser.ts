import { spawn } from 'node:child_process';

const COMMANDS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the default browser. Where that fails, the address is on the screen. */
export function openBrowser(address: string): void {
  if (process.env.BROWSER === 'none') return;
  const [command = 'xdg-open', ...args] = COMMANDS[process.platform] ?? [];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .once('error', () => undefined)
    .unref();
}
