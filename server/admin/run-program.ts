import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from '../errors.ts';

/**
 * Runs a program and returns its output.
 * @param env added to this process's environment
 * @throws CommandError with what the program wrote to standard error, or that it is not installed
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const running = promisify(execFile)(program, args, {
      env: { ...process.env, ...env },
      maxBuffer: 2 ** 30,
    });
    // `age` reads standard input to its end.
    running.child.stdin?.end();
    return (await running).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    const reason = code === 'ENOENT' ? `${program}: not found` : stderr.trim();
    throw new CommandError(reason === '' ? `${program}: failed with ${String(code)}` : reason, {
      cause: error,
    });
  }
}

/** The address without its password, which other users could read in a command line, and the password for the environment. */
export function databaseAddress(databaseUrl: string): { address: string; env: Record<string, string> } {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: { PGPASSWORD } };
}
