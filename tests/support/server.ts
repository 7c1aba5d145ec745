/** Runs the server in its own process on a free port. */
import path from 'node:path';
import { startProgram } from './program.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

interface ServerOptions {
  /** Environment variables. Only PATH and HOME are inherited. */
  readonly env?: Readonly<Record<string, string>>;
  /** Serve this folder in place of the project's `dist`. */
  readonly dist?: string;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts `server/main.ts`. The data folder is a temporary one unless `env.DATA_DIR` names it.
 * @throws Error with the server's output when it exits before it listens.
 */
export async function startServer({ env, dist }: ServerOptions = {}) {
  const dataDir = env?.DATA_DIR ?? temporaryFolder();
  const args = ['server/main.ts'];
  if (dist !== undefined) args.push('--dist', dist);
  const program = startProgram(process.execPath, args, {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir, ...env },
  });
  const [, port = ''] = await program.written(/http:\/\/[^\s/"]+:(\d+)/);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    process: program.process,
    /** Everything written so far: JSON lines on standard output, and standard error. */
    output: program.output,
    /** Sends SIGTERM and returns the exit code. */
    stop: () => program.end(),
    /** Sends SIGKILL. */
    kill: () => program.end('SIGKILL'),
    [Symbol.asyncDispose]: program[Symbol.asyncDispose],
  };
}
