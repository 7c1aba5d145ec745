import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The project's own development server, which reloads its pages when a content file changes. */
export interface Preview extends AsyncDisposable {
  readonly origin: string;
  /** Resolves when pages are served; rejects if the server ended before. */
  readonly ready: Promise<void>;
}

/** Ends the development server with the editor, even if that is killed. */
const END_WITH_PARENT = 'data:text/javascript,process.once("disconnect", () => process.exit())';

/** Starts the development server on this port of 127.0.0.1. It needs some seconds until it answers. */
export function startPreview(root: string, port: number): Preview {
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');
  const child = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, astro, 'dev', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const origin = `http://127.0.0.1:${String(port)}`;
  const ready = untilServed(origin, child);
  // Callers await `ready` and handle its error; without them it would be an unhandled rejection.
  ready.catch(() => undefined);
  return { origin, ready, [Symbol.asyncDispose]: () => stop(child) };
}

/** Resolves when a page exists, at the latest after this time: the development server needs a moment to read a new article. */
export async function untilFound(page: string, maxWaitMs = 20_000): Promise<void> {
  const end = Date.now() + maxWaitMs;
  while ((await fetch(page)).status === 404 && Date.now() < end) await setTimeout(300);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function untilServed(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The preview could not be started. The terminal says why.');
    const response = await fetch(`${origin}/robots.txt`).catch(() => undefined);
    if (response) return;
    await setTimeout(300);
  }
}
