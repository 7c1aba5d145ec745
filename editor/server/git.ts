import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Git's answer. @throws Error with what Git said, as its last lines are what matters */
export async function git(root: string, ...args: string[]): Promise<string> {
  return (await runGit(root, args)).stdout.toString('utf8');
}

async function runGit(root: string, args: readonly string[]): Promise<{ stdout: Buffer; stderr: Buffer }> {
  try {
    return await run('git', args, {
      cwd: root,
      encoding: 'buffer',
      maxBuffer: 100_000_000,
      // A question in the terminal would wait for an answer forever.
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
    });
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    const said = stderr?.toString('utf8').trim().split('\n').slice(-3).join(' ');
    throw new Error(said ? `Git: ${said}` : (error as Error).message);
  }
}

/** Git's answer; undefined where it has none. */
export async function tryGit(root: string, ...args: string[]): Promise<string | undefined> {
  return git(root, ...args).then(
    (answer) => answer.trim(),
    () => undefined,
  );
}

/** Pushes. Returns what Git and the remote wrote meanwhile. */
export async function push(root: string, ...args: string[]): Promise<string> {
  return (await runGit(root, ['push', '--quiet', ...args])).stderr.toString('utf8');
}

/** The branch that `git push` publishes to, like `origin/main`. */
export function upstream(root: string): Promise<string | undefined> {
  return tryGit(root, 'rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}');
}

/** The newest published commit that this copy is based on; without a remote, the last commit. */
export async function publishedCommit(root: string): Promise<string> {
  const branch = await upstream(root);
  return (await git(root, ...(branch ? ['merge-base', 'HEAD', branch] : ['rev-parse', 'HEAD']))).trim();
}

/** The files in content/ that differ between two commits, or between a commit and what is on disk. */
export async function changedFiles(root: string, from: string, to?: string): Promise<string[]> {
  const names = [
    'diff',
    '--name-only',
    '--no-renames',
    '--relative',
    '-z',
    from,
    ...(to ? [to] : []),
    '--',
    'content',
  ];
  const untracked = to
    ? ''
    : await git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'content');
  const all = (await git(root, ...names)) + untracked;
  return [...new Set(all.split('\0').filter((name) => name !== '' && !name.endsWith('.tmp')))].sort();
}

/** A file of a commit; undefined if the commit does not have it. */
export async function fileAt(root: string, commit: string, file: string): Promise<Buffer | undefined> {
  return runGit(root, ['show', `${commit}:./${file}`]).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
