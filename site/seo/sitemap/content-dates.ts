import { execFileSync } from 'node:child_process';

/** Path of a content file → when it was last changed, in ISO 8601. */
export type ContentDates = ReadonlyMap<string, string>;

/**
 * When each file of content/ was last changed, as git remembers it. Nothing of a file that was changed since, and
 * nothing at all without git, outside of a repository, or in a shallow clone, which takes everything for new: no date
 * is better than a wrong one.
 */
export function contentDates(root: string): ContentDates {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true') return new Map();
    const dates = new Map<string, string>();
    // Newest first: the first time that a file is named is its last change.
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
