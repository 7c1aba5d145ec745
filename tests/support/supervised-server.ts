/** Runs the server under a shell that starts it again whenever it ends, as systemd does with `Restart=always`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from './free-port.ts';

const SUPERVISOR = `while :; do
  sh -c 'echo $$ > "$PID_FILE"; exec "$@"' sh "$@" & wait $!; sleep 0.2
done`;

export interface SupervisionOptions {
  /** Program and arguments of the server. */
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface SupervisedServer extends AsyncDisposable {
  readonly url: string;
  readonly process: ChildProcess;
  /** Contains the id of the server's process, once it was started. */
  readonly pidFile: string;
  pid(): Promise<number>;
  output(): string;
}

/** Starts the server on a free port. Does not wait until it listens. */
export async function superviseServer({ command, cwd, env }: SupervisionOptions): Promise<SupervisedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'supervised-'));
  const pidFile = path.join(folder, 'pid');
  const port = await freePort();
  const child = spawn('sh', ['-c', SUPERVISOR, 'sh', ...command], {
    cwd,
    env: { PATH: process.env.PATH, ...env, PORT: String(port), PID_FILE: pidFile },
    // A process group of its own, to end the shell together with the server.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    pidFile,
    pid: async () => Number(await readFile(pidFile, 'utf8').catch(() => '0')),
    output: () => output,
    [Symbol.asyncDispose]: async () => {
      const exit = once(child, 'close');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await exit;
      await rm(folder, { recursive: true });
    },
  };
}
