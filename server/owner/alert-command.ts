import { type ChildProcess, spawn } from 'node:child_process';

const TIMEOUT_MS = 30_000;
/** How much of what the command says is logged when it fails. */
const MAX_OUTPUT_CHARACTERS = 500;

export interface CommandFailure {
  /** `exit code 1`, `signal SIGKILL`, `timeout` or a code such as EAGAIN. */
  readonly reason: string;
  /** From standard error. */
  readonly output: string;
}

/**
 * Runs a shell command with a text on standard input, and ends it and all that it has started after the time limit.
 * Never rejects. Returns undefined when the command succeeds.
 */
export async function runAlertCommand(
  command: string,
  text: string,
  timeoutMs = TIMEOUT_MS,
): Promise<CommandFailure | undefined> {
  return await new Promise((resolve) => {
    // A process group of its own, to end it as a whole.
    const child = spawn('/bin/sh', ['-c', command], { detached: true, stdio: ['pipe', 'ignore', 'pipe'] });
    let output = '';
    const finish = (reason: string | undefined) => {
      clearTimeout(timer);
      killGroup(child);
      child.stderr.destroy();
      resolve(reason === undefined ? undefined : { reason, output });
    };
    const timer = setTimeout(() => {
      finish('timeout');
    }, timeoutMs);
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      output = (output + part).slice(0, MAX_OUTPUT_CHARACTERS);
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      finish(error.code ?? 'failed');
    });
    // Processes that the command has left behind would keep its output open.
    child.on('exit', () => {
      killGroup(child);
    });
    child.on('close', (code, signal) => {
      if (code === 0) finish(undefined);
      else finish(signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`);
    });
    // A command need not read the text.
    child.stdin.on('error', () => undefined);
    child.stdin.end(text);
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All its processes have ended.
  }
}
