/** Runs the server in its own process on a free port. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from './program.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

interface ServerOptions {
  /** Environment variables. Only PATH and HOME are inherited. */
  readonly env?: Readonly<Record<string, string>>;
  /** Serve this folder in place of the project's `dist`. */
  readonly dist?: string;
  /** Wait before a failed delivery is tried again, in milliseconds. */
  readonly firstRetryMs?: number;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts `server/main.ts`. The data folder is a temporary one, removed at the end unless `env.DATA_DIR` names it.
 * @throws Error with the server's output when it exits before it listens.
 */
export async function startServer({ env, dist, firstRetryMs }: ServerOptions = {}) {
  await using resources = new AsyncDisposableStack();
  const dataDir = env?.DATA_DIR ?? resources.use(await mkdtempDisposable(path.join(tmpdir(), 'leads-'))).path;
  const args = ['server/main.ts'];
  if (dist !== undefined) args.push('--dist', dist);
  if (firstRetryMs !== undefined) args.push('--first-retry-ms', String(firstRetryMs));
  const program = startProgram(process.execPath, args, {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir, ...env },
  });
  resources.use(program);
  const [, port = ''] = await program.written(/http:\/\/[^\s/"]+:(\d+)/);
  const all = resources.move();
  const end = async (signal: NodeJS.Signals) => {
    const code = await program.end(signal);
    await all.disposeAsync();
    return code;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port: Number(port),
    dataDir,
    process: program.process,
    /** Everything written so far: JSON lines on standard output, and standard error. */
    output: program.output,
    /** Sends SIGTERM and returns the exit code. */
    stop: () => end('SIGTERM'),
    /** Sends SIGKILL. */
    kill: () => end('SIGKILL'),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
