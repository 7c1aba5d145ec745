/** Runs a program beside the test and keeps what it writes. */
import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

const START_TIMEOUT_MS = 60_000;

/** Starts a program; a detached one is ended together with everything that it has started. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: Omit<SpawnOptions, 'stdio'> = {},
) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const finished = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const { pid = 0, exitCode, signalCode } = child;
    if (exitCode === null && signalCode === null) process.kill(options.detached ? -pid : pid, signal);
    return (await finished).code;
  };
  return {
    process: child,
    /** Standard output and standard error so far. */
    output: () => output,
    /** Resolves when it has ended. */
    finished,
    /** Sends a signal; returns the exit code. */
    end,
    /** Resolves with the first match in the output. @throws Error with the output when it ends before */
    written: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
        const look = () => {
          const found = pattern.exec(output);
          if (!found) return;
          clearTimeout(timer);
          resolve(found);
        };
        for (const stream of streams) stream.on('data', look);
        void finished.then(() => {
          clearTimeout(timer);
          reject(new Error(output));
        });
        look();
      }),
    [Symbol.asyncDispose]: async () => {
      await end();
    },
  };
}
