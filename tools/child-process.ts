import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program from node_modules/.bin with inherited output. */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const env = {
    ...process.env,
    PATH: `node_modules/.bin:${process.env.PATH ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return spawn(program, args, { stdio: 'inherit', ...options, env: { ...env, ...options.env } });
}

/** Runs a program and resolves to its exit code. */
export async function run(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  const [code] = (await once(start(program, args, options), 'exit')) as [number | null];
  return code ?? 1;
}

/** Runs a program and resolves to its exit code and everything that it printed. */
export async function runQuietly(program: string, args: readonly string[]) {
  const child = start(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output: Buffer.concat(chunks).toString() };
}
