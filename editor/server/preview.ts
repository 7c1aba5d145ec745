import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EditorError } from './errors.ts';

/** Time without a request after which the server is stopped. */
const IDLE_MS = 10 * 60_000;
/** Ends the development server with the editor, even if that is killed. */
const END_WITH_PARENT = 'data:text/javascript,process.once("disconnect", () => process.exit())';
/** In megabytes. Without it, V8 takes what the machine has. */
const MAX_HEAP = 320;

/** The project's own development server, which reloads its pages when a content file changes. Runs while it is looked at. */
export class Preview implements AsyncDisposable {
  readonly root: string;
  readonly origin: string;
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #lastUse = 0;
  #isHeld = false;
  readonly #timer: NodeJS.Timeout;

  /** @param port of 127.0.0.1 */
  constructor(root: string, port: number) {
    this.root = root;
    this.origin = `http://127.0.0.1:${String(port)}`;
    this.#timer = setInterval(() => {
      if (Date.now() - this.#lastUse > IDLE_MS) void this.stop();
    }, 30_000);
    this.#timer.unref();
  }

  /** Restarts the idle timer. */
  touch(): void {
    this.#lastUse = Date.now();
  }

  /** Stops it while a release is built, which needs the memory. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (isHeld) void this.stop();
  }

  /** Starts it unless it runs, and resolves when it can show this page. A new article needs a moment until it is read. */
  async open(page: string): Promise<void> {
    if (this.#isHeld)
      throw new EditorError('The preview comes back when the website is updated, in a few minutes.', 503);
    this.touch();
    if (!this.#child) this.#start();
    await this.#ready;
    const end = Date.now() + 20_000;
    while (page.startsWith('/blog/') && (await fetch(this.origin + page)).status === 404 && Date.now() < end)
      await wait(300);
  }

  #start(): void {
    const astro = join(import.meta.dirname, '../../node_modules/astro/bin/astro.mjs');
    const { port } = new URL(this.origin);
    const child = spawn(
      process.execPath,
      [
        ...[
          `--max-old-space-size=${String(MAX_HEAP)}`,
          '--max-semi-space-size=2',
          '--import',
          END_WITH_PARENT,
        ],
        ...[astro, 'dev', '--host', '127.0.0.1', '--port', port],
      ],
      {
        cwd: this.root,
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', EDITOR_PREVIEW: '1' },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#child = child;
    this.#ready = this.#untilServed(child);
    // Who opens a page handles its error; without one it would be an unhandled rejection.
    this.#ready.catch(() => undefined);
  }

  async #untilServed(child: ChildProcess): Promise<void> {
    while (child.exitCode === null && child.signalCode === null) {
      if (await fetch(`${this.origin}/robots.txt`).catch(() => undefined)) return;
      await wait(300);
    }
    throw new EditorError(
      'The preview could not be started. Whoever set up the editor finds the cause in its log.',
      503,
    );
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.stop();
  }
}
