import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EditorError } from '../errors.ts';

/** Time without a request after which the server is stopped. */
const IDLE_MS = 10 * 60_000;
/** How long the development server may take to start, and to answer a request. */
const START_MS = 2 * 60_000;
const REQUEST_MS = 60_000;
/** Ends the development server with the editor, even if that is killed. */
const END_WITH_PARENT = 'data:text/javascript,process.once("disconnect", () => process.exit())';
/** In the project. */
const CONFIG = 'editor/preview/astro.config.ts';
/** In megabytes. Without it, V8 takes what the machine has. */
const MAX_HEAP = 320;

/** The project's own development server, which reloads its pages when a content file changes. Runs while it is looked at. */
export class Preview {
  readonly root: string;
  readonly origin: string;
  /** The development server answers only requests with these headers: every user of the machine can reach its port. */
  readonly headers: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #lastUse = 0;
  #isPaused = false;

  /** @param port of 127.0.0.1; @param key secret of the proxy in front; none where the browser asks the development server itself */
  constructor(root: string, port: number, key?: string) {
    this.root = root;
    this.headers = key === undefined ? {} : { 'x-preview-key': key };
    this.origin = `http://127.0.0.1:${port}`;
    setInterval(() => {
      if (Date.now() - this.#lastUse > IDLE_MS) void this.stop();
    }, 30_000).unref();
  }

  touch(): void {
    this.#lastUse = Date.now();
  }

  /** Stops it while a release is built, which needs the memory. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (isPaused) void this.stop();
  }

  /** Starts it unless it runs, and resolves when it can show this page. A new article needs a moment until it is read. */
  async open(page: string): Promise<void> {
    if (this.#isPaused)
      throw new EditorError('The preview comes back when the website is updated, in a few minutes.', 503);
    this.touch();
    const child = (this.#child ??= this.#start());
    const startBy = Date.now() + START_MS;
    while (!(await this.#request('/robots.txt').catch(() => undefined))) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > startBy)
        throw new EditorError(
          'The preview could not be started. Whoever set up the editor finds the cause in its log.',
          503,
        );
      await wait(300);
    }
    const end = Date.now() + 20_000;
    const isMissing = async () => (await this.#request(page)).status === 404;
    while (page.startsWith('/blog/') && (await isMissing()) && Date.now() < end) await wait(300);
  }

  #request(path: string): Promise<Response> {
    return fetch(this.origin + path, { headers: this.headers, signal: AbortSignal.timeout(REQUEST_MS) });
  }

  #start(): ChildProcess {
    const astro = join(import.meta.dirname, '../../../node_modules/astro/bin/astro.mjs');
    const { port } = new URL(this.origin);
    const heap = `--max-old-space-size=${MAX_HEAP}`;
    const child = fork(astro, ['dev', '--config', CONFIG, '--host', '127.0.0.1', '--port', port], {
      cwd: this.root,
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        EDITOR_PREVIEW_KEY: this.headers['x-preview-key'],
      },
      execArgv: [heap, '--max-semi-space-size=2', '--import', END_WITH_PARENT],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}
