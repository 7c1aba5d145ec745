/** A screen that nobody looks at (Xvfb), for a browser that has to have one. */
import { spawn } from 'node:child_process';

import { announced, end, endWithTests } from './engine.ts';

export interface Display {
  /** As in the environment variable DISPLAY. */
  readonly name: string;
  stop(): Promise<void>;
}

/**
 * The pointer of a new screen is in its middle, and without a window manager the keyboard follows the pointer: so the
 * screen is small enough for its middle to be inside of a window at its corner. Windows may be larger than the screen.
 */
const SCREEN = '640x600x24';

export async function startDisplay(): Promise<Display> {
  const args = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-noreset'];
  const server = spawn('Xvfb', args, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  endWithTests(server);
  const number = await announced(server, /^(\d+)\n/);
  return { name: `:${number}`, stop: () => end(server) };
}
