import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program from node_modules/.bin with inherited output. Resolves to its exit code. */
export async function run(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  const [code] = (await once(start(program, args, options), 'exit')) as [number | null];
  return code ?? 1;
}

/** Starts a program from node_modules/.bin. */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const env = {
    ...process.env,
    PATH: `node_modules/.bin:${process.env.PATH ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return spawn(program, args, { stdio: 'inherit', ...options, env: { ...env, ...options.env } });
}
