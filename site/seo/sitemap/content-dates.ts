import { execFileSync } from 'node:child_process';

/** Path of a content file → time of its last change, in ISO 8601. */
export type ContentDates = ReadonlyMap<string, string>;

/**
 * The last commit of each file in content/. Leaves out files with uncommitted changes. Empty without git, outside of a
 * repository and in a shallow clone, where dates would be wrong.
 */
export function contentDates(root: string): ContentDates {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true') return new Map();
    const dates = new Map<string, string>();
    // Newest first, so the first commit that lists a file is its last change.
    const commits = git(root, 'log', '--format=%x00%cI', '--name-only', '--relative', '--', 'content');
    for (const commit of commits.split('\0').slice(1)) {
      const [time = '', ...files] = commit.split('\n').filter((line) => line !== '');
      for (const file of files) if (!dates.has(file)) dates.set(file, time);
    }
    const changed = git(root, 'diff', '--name-only', '--relative', 'HEAD', '--', 'content');
    for (const file of changed.split('\n')) dates.delete(file);
    return dates;
  } catch {
    return new Map();
  }
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
}
