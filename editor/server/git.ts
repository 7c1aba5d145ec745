import { execFile } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GitError } from './errors.ts';

const TIME_LIMIT_MS = 20_000;

/** Settings of the user and of the repository that must not change what the editor does. */
const NEUTRAL = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.fileMode=false',
  'push.gpgSign=false',
  'push.followTags=false',
  'color.ui=false',
  'log.showSignature=false',
  'i18n.commitEncoding=utf-8',
  'i18n.logOutputEncoding=utf-8',
  'gc.auto=0',
].flatMap((setting) => ['-c', setting]);

const ENVIRONMENT = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: 'true',
  SSH_ASKPASS: 'true',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  LC_ALL: 'C',
};

interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeLimitMs?: number;
  /** An exit code besides 0 that is an answer. */
  readonly accepted?: number;
  /** Called with each part of what Git writes to standard error. */
  readonly onOutput?: (text: string) => void;
}

/** Runs Git. @throws GitError with what it said */
export async function runGit(
  root: string,
  args: readonly string[],
  { input = '', env, timeLimitMs = TIME_LIMIT_MS, accepted, onOutput }: GitOptions = {},
): Promise<Buffer> {
  const options = {
    cwd: root,
    // A session of its own has no terminal in which something could wait for an answer.
    detached: true,
    timeout: timeLimitMs,
    killSignal: 'SIGKILL',
    maxBuffer: Infinity,
    encoding: 'buffer',
    env: { ...process.env, ...ENVIRONMENT, ...env },
  } as const;
  const running = promisify(execFile)('git', [...NEUTRAL, ...args], options);
  // Git may end before it has read everything.
  running.child.stdin?.on('error', () => undefined).end(input);
  if (onOutput) running.child.stderr?.on('data', (chunk) => onOutput(String(chunk)));
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, killed, stdout, stderr } = error as {
      code: unknown;
      killed: boolean;
      stdout: Buffer;
      stderr: Buffer;
    };
    if (typeof code === 'string') throw error;
    if (code === accepted) return stdout;
    throw new GitError(String(stderr).trim(), killed);
  }
}

export async function git(root: string, ...args: string[]): Promise<string> {
  return (await runGit(root, args)).toString('utf8').trim();
}

/** Git's answer; undefined where it has none. */
export async function tryGit(root: string, ...args: string[]): Promise<string | undefined> {
  return git(root, ...args).catch(() => undefined);
}

export const isAncestor = async (root: string, commit: string, other: string) =>
  (await tryGit(root, 'merge-base', '--is-ancestor', commit, other)) !== undefined;

/** The names of a list that Git separates by NUL. */
export async function gitNames(root: string, args: readonly string[], accepted?: number): Promise<string[]> {
  const list = await runGit(root, args, accepted === undefined ? {} : { accepted });
  return list.toString('utf8').split('\0').filter(Boolean);
}

/** A file of a commit; undefined if the commit does not have it. */
export async function fileAt(root: string, commit: string, file: string): Promise<Buffer | undefined> {
  // A line that ends in "missing", or one about the file, its contents and a line break.
  const answer = await runGit(root, ['cat-file', '--batch'], { input: `${commit}:./${file}\n` });
  const end = answer.indexOf('\n');
  return answer.subarray(0, end).toString().endsWith(' missing') ? undefined : answer.subarray(end + 1, -1);
}

/** Merges two versions of a text, line by line. Undefined if both changed the same lines. */
export async function mergeLines(mine: string, base: string, theirs: string): Promise<string | undefined> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'editor-merge-'));
  const versions = Object.entries({ mine, base, theirs });
  await Promise.all(versions.map(([name, text]) => writeFile(join(folder.path, name), text)));
  const names = versions.map(([name]) => name);
  // The exit code is the number of conflicts.
  const merged = runGit(folder.path, ['merge-file', '--stdout', ...names]).catch((error: unknown) => {
    if (error instanceof GitError) return undefined;
    throw error;
  });
  return (await merged)?.toString('utf8');
}
