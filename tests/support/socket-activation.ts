/** Runs the server behind a socket that stays open while it restarts, as systemd does with deploy/salon.socket. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { which } from '../../tools/which.ts';
import { freePort } from './free-port.ts';

const PROGRAM = 'systemd-socket-activate';

/**
 * systemd-socket-activate opens the socket and becomes this shell, which keeps the socket as descriptor 3. Like
 * `Restart=always`, it starts the server again whenever it ends. LISTEN_PID has to be the server's own.
 */
const SUPERVISOR = `while :; do
  sh -c 'echo $$ > "$PID_FILE"; LISTEN_PID=$$ exec "$@"' sh "$@" & wait $!
done`;

/** Why the program cannot be run here. */
export function missingSocketActivation(): string | undefined {
  return which(PROGRAM) === undefined ? `install ${PROGRAM} (Debian: apt-get install systemd)` : undefined;
}

export interface ActivationOptions {
  /** Program and arguments of the server. */
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface ActivatedServer extends AsyncDisposable {
  readonly url: string;
  readonly process: ChildProcess;
  /** Contains the id of the server's process, once it was started. */
  readonly pidFile: string;
  pid(): Promise<number>;
  output(): string;
}

/** Opens the socket. The first connection starts the server. */
export async function activateServer({ command, cwd, env }: ActivationOptions): Promise<ActivatedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'activated-'));
  const pidFile = path.join(folder, 'pid');
  const port = await freePort();
  const all = Object.entries({ ...env, PID_FILE: pidFile });
  const child = spawn(
    PROGRAM,
    [
      ...['-l', `127.0.0.1:${port}`],
      ...all.flatMap(([name, value]) => ['-E', `${name}=${value}`]),
      ...['sh', '-c', SUPERVISOR, 'sh', ...command],
    ],
    // A process group of its own, to end the shell together with the server.
    { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  while (!output.includes('Listening on')) {
    if (child.exitCode !== null) throw new Error(`${PROGRAM} failed:\n${output}`);
    await Promise.race([once(child.stderr, 'data'), once(child, 'exit')]);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    pidFile,
    pid: async () => Number(await readFile(pidFile, 'utf8')),
    output: () => output,
    [Symbol.asyncDispose]: async () => {
      const exit = once(child, 'close');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await exit;
      await rm(folder, { recursive: true });
    },
  };
}
