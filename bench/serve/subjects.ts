/** The measured servers: ours and sirv, each on the first core and with the same files. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../../tests/support/free-port.ts';

const SIRV = '3.0.2';
const SIRV_FOLDER = path.resolve('.cache/sirv', SIRV);
const DIST = path.resolve('dist');

/** Pins a program to a core: servers to the first, the load generator to the second. Nothing with a single core. */
export function onCore(core: number): string[] {
  return availableParallelism() < 2 ? [] : ['taskset', '-c', String(core)];
}

export interface Subject extends AsyncDisposable {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** From the start of its process to its first response, in milliseconds. */
  readonly startMs: number;
}

/** @throws Error when one of them does not start */
export async function startSubjects(): Promise<Subject[]> {
  return [await startOurs('silent'), await startOurs('info'), await startSirv()];
}

/** @param log the log level; the other servers write no log */
export async function startOurs(log: 'silent' | 'info'): Promise<Subject> {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const env = { PORT: String(port), LOG_LEVEL: log, DATA_DIR: data };
  const name = log === 'silent' ? 'ours' : 'ours, with its log';
  const args = ['server/main.ts'];
  return startProcess(name, port, args, env, () => {
    rmSync(data, { recursive: true, force: true });
  });
}

async function startSirv(): Promise<Subject> {
  if (!existsSync(path.join(SIRV_FOLDER, 'node_modules/sirv'))) {
    process.stderr.write(`Fetching sirv ${SIRV} into .cache.\n`);
    const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', SIRV_FOLDER];
    execFileSync('npm', ['install', ...flags, `sirv@${SIRV}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const port = await freePort();
  return startProcess('sirv', port, ['bench/serve/sirv.ts', SIRV_FOLDER, DIST, String(port)], {});
}

async function startProcess(
  name: string,
  port: number,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cleanUp?: () => void,
): Promise<Subject> {
  const start = performance.now();
  const [program = '', ...more] = [...onCore(0), process.execPath, ...args];
  const child = spawn(program, more, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForResponse(child, url);
  const startMs = performance.now() - start;
  return {
    name,
    url,
    pid: child.pid ?? 0,
    startMs,
    async [Symbol.asyncDispose]() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      cleanUp?.();
    },
  };
}

async function waitForResponse(child: ChildProcess, url: string): Promise<void> {
  for (let i = 0; i < 5000 && child.exitCode === null; i += 1) {
    const answered = await fetch(url).then(
      async (answer) => (await answer.arrayBuffer()).byteLength > 0,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  throw new Error(`${url}: no response, the server did not start`);
}

/** A process and its children. */
function processTree(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}

/** Processor time that a server has used, in microseconds. */
export function processorTime({ pid }: Subject): number {
  const times = processTree(pid).flatMap((one) =>
    readdirSync(`/proc/${one}/task`).map((task) =>
      Number(readFileSync(`/proc/${one}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    ),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1000;
}

/** Resident memory in megabytes. */
export function memory({ pid }: Subject): number {
  const sizes = processTree(pid).map(
    (one) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1],
  );
  return sizes.reduce((sum, size) => sum + Number(size ?? 0), 0) / 1024;
}
