/** Runs the server in its own process on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 60_000;

export interface ServerOptions {
  /** Environment variables. Only PATH and HOME are inherited. */
  readonly env?: Readonly<Record<string, string>>;
  /** Serve this folder in place of the project's `dist`. */
  readonly dist?: string;
  /** Wait before a failed delivery is tried again, in milliseconds. */
  readonly firstRetryMs?: number;
}

export interface RunningServer extends AsyncDisposable {
  /** Without a trailing slash: `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything written so far to standard output (JSON lines) and standard error. */
  output(): string;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

/**
 * Starts `server/main.ts`. The data folder is a temporary one, removed at the end unless `env.DATA_DIR` names it.
 * @throws Error with the server's output when it exits before it listens.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const ownDataDir = options.env?.DATA_DIR === undefined;
  const dataDir = options.env?.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'leads-')));
  const args = ['server/main.ts'];
  if (options.dist !== undefined) args.push('--dist', options.dist);
  if (options.firstRetryMs !== undefined) args.push('--first-retry-ms', String(options.firstRetryMs));
  const child = spawn(process.execPath, args, {
    cwd: PROJECT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const removeData = async () => {
    if (ownDataDir) await rm(dataDir, { recursive: true, force: true });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    }
    await removeData();
    return child.exitCode;
  };

  const port = await listeningPort(child, () => output).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    process: child,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    [Symbol.asyncDispose]: async () => {
      await end('SIGTERM');
    },
  };
}

/** Reads the port from the URL that the server prints. */
async function listeningPort(child: ChildProcess, output: () => string): Promise<number> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const port = /http:\/\/[^\s/"]+:(\d+)/.exec(output())?.[1];
    if (port !== undefined) return Number(port);
    if (child.exitCode !== null || child.signalCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server did not start:\n${output()}`);
}
