import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { codeOf, CommandError } from '../errors.ts';

interface Options {
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with each line of standard output. */
  readonly onLine?: (line: string) => void;
}

/**
 * Runs a program, and resolves when it has succeeded.
 * @throws CommandError with what the program wrote to standard error, or that it is not installed
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { env, onLine = () => undefined }: Options = {},
): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface(child.stdout).on('line', onLine);
  let written = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written += text));
  const code = await once(child, 'close').then(([exitCode]: unknown[]) => exitCode, codeOf);
  if (code === 0) return;
  const reason = code === 'ENOENT' ? `${program}: not found` : written.trim();
  throw new CommandError(reason === '' ? `${program}: failed with ${String(code)}` : reason);
}

/** The address without its password, which other users could read in a command line, and the password for the environment. */
export function databaseAddress(databaseUrl: string): { address: string; env: Record<string, string> } {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: { PGPASSWORD } };
}
