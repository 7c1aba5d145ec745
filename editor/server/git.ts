import { type ChildProcess, spawn } from 'node:child_process';
import { GitError } from './errors.ts';

const TIME_LIMIT_MS = 20_000;

/** Settings of the user and of the repository that must not change what the editor does. */
const NEUTRAL = [
  ...['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'core.fileMode=false', 'core.pager=cat'],
  ...['push.gpgSign=false', 'push.followTags=false', 'push.recurseSubmodules=no', 'push.default=nothing'],
  ...[
    'submodule.recurse=false',
    'fetch.recurseSubmodules=no',
    'diff.noprefix=false',
    'log.showSignature=false',
  ],
  ...['color.ui=false', 'i18n.commitEncoding=utf-8', 'i18n.logOutputEncoding=utf-8', 'gc.auto=0'],
].flatMap((setting) => ['-c', setting]);

export interface GitOptions {
  /** Standard input. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeLimitMs?: number;
  /** Exit codes besides 0 that are an answer. */
  readonly accepted?: readonly number[];
  /** Called with each part of what Git writes to standard error. */
  readonly onOutput?: (text: string) => void;
}

/** Runs Git. @throws GitError with what it said */
export async function runGit(
  root: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  const child = spawn('git', [...NEUTRAL, ...args], {
    cwd: root,
    // A session of its own has no terminal in which something could wait for an answer.
    detached: true,
    windowsHide: true,
    env: {
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      GIT_ASKPASS: 'true',
      SSH_ASKPASS: 'true',
      GIT_OPTIONAL_LOCKS: '0',
      GIT_LITERAL_PATHSPECS: '1',
      LC_ALL: 'C',
      ...options.env,
    },
  });
  return new Promise((resolve, reject) => {
    const written: Buffer[] = [];
    let said = '';
    let isTimeout = false;
    const timer = setTimeout(() => {
      isTimeout = true;
      endGroup(child);
    }, options.timeLimitMs ?? TIME_LIMIT_MS);
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      options.onOutput?.(text);
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0 || options.accepted?.includes(code ?? -1)) resolve(Buffer.concat(written));
      else reject(new GitError(said.trim(), isTimeout));
    });
    // Git may end before it has read everything.
    child.stdin.on('error', () => undefined).end(options.input ?? '');
  });
}

/** Ends a process with those that it has started. */
function endGroup(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Git's answer as a text. */
export async function git(root: string, ...args: string[]): Promise<string> {
  return (await runGit(root, args)).toString('utf8').trim();
}

/** Git's answer; undefined where it has none. */
export async function tryGit(root: string, ...args: string[]): Promise<string | undefined> {
  return git(root, ...args).catch(() => undefined);
}

/** The names of a list that Git separates by NUL. */
export async function gitNames(
  root: string,
  args: readonly string[],
  options?: GitOptions,
): Promise<string[]> {
  return (await runGit(root, args, options)).toString('utf8').split('\0').filter(Boolean);
}

/** A file of a commit; undefined if the commit does not have it. */
export async function fileAt(root: string, commit: string, file: string): Promise<Buffer | undefined> {
  return runGit(root, ['cat-file', 'blob', `${commit}:./${file}`]).catch(() => undefined);
}
