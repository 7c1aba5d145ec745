/**
 * What a journey needs of a browser: the same few things of Chromium, Firefox and WebKit, each done the way its own
 * automation does it. Everything a visitor does goes in as real input; everything read comes from the page itself.
 */
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Space';

export interface Engine {
  readonly name: string;
  /** The page's own area, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** Resolves once the page and its pictures are loaded. */
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the expression in the page and returns its value, which must be a string. */
  evaluate(expression: string): Promise<string>;
  /** A press of the main mouse button at a point of the viewport. */
  press(at: Point): Promise<void>;
  /** Moves the mouse without pressing. */
  point(at: Point): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** The viewport as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors that pages wrote to the console or did not catch, since the engine was started. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Ends a process and everything it started (it must have been spawned `detached`, as the head of its own group). */
export async function end(process: ChildProcess, patienceMs = 5000): Promise<void> {
  if (process.pid === undefined || process.exitCode !== null || process.signalCode !== null) return;
  const exit = once(process, 'exit');
  signalGroup(process, 'SIGTERM');
  const late = setTimeout(() => {
    signalGroup(process, 'SIGKILL');
  }, patienceMs);
  await exit;
  clearTimeout(late);
  signalGroup(process, 'SIGKILL');
}

/** A group of its own does not hear Ctrl+C: it is ended together with the tests, however these end. */
export function endWithTests(child: ChildProcess): void {
  process.once('exit', () => {
    signalGroup(child, 'SIGKILL');
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It has ended, with all that belonged to it.
  }
}

/** Waits for a line of a program's output; the program's own words are in the error when it does not come. */
export async function announced(child: ChildProcess, line: RegExp, timeoutMs = 30_000): Promise<string> {
  let output = '';
  return await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      reject(new Error(`${child.spawnfile} ${why}:\n${output}`));
    };
    const timer = setTimeout(fail, timeoutMs, `said nothing like ${String(line)}`);
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const found = line.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => {
      fail(error.message);
    });
    child.once('exit', (code) => {
      fail(`ended with ${String(code)}`);
    });
  });
}
