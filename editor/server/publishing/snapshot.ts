import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitNames, runGit } from './git.ts';

/** Commits that are made beside the working folder: nothing in it changes before they are published. */

/** The tree of a commit with files as they are in another commit, or on `disk`. */
export async function treeWith(
  root: string,
  commit: string,
  files: readonly string[],
  sourceOf: (file: string) => string,
): Promise<string> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'editor-index-'));
  const env = { GIT_INDEX_FILE: join(folder.path, 'index') };
  const index = (args: readonly string[], input = '') => runGit(root, args, { env, input });
  await index(['read-tree', commit]);
  for (const [source, names] of Map.groupBy(files, sourceOf)) {
    const command = source === 'disk' ? ['add', '--all'] : ['restore', '--staged', `--source=${source}`];
    await index([...command, '--pathspec-from-file=-', '--pathspec-file-nul'], names.join('\0'));
  }
  return (await index(['write-tree'])).toString('utf8').trim();
}

/** Author of a commit. */
export interface Author {
  readonly name: string;
  readonly email: string;
  /** The device that a change comes from. */
  readonly device?: string | undefined;
}

interface NewCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  /** The user of Git by default. */
  readonly author?: Author | undefined;
}

export async function commitTree(
  root: string,
  { tree, parents, message, author }: NewCommit,
): Promise<string> {
  // Git refuses a name without letters, and one with characters of its own.
  const shown = author?.name.replaceAll(/[^\p{L}\p{N} .,'’&-]/gu, '').trim();
  const name = shown === '' ? 'The salon' : shown;
  const identity = author ? ['-c', `user.name=${String(name)}`, '-c', `user.email=${author.email}`] : [];
  const args = [...identity, 'commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
  const env: Record<string, string> = author?.device ? { GIT_AUTHOR_NAME: author.device } : {};
  return (await runGit(root, args, { env, input: `${message}\n` })).toString('utf8').trim();
}

interface Merged {
  readonly tree: string;
  /** The files that both changed at the same lines. */
  readonly conflicts: readonly string[];
}

export async function mergeTrees(root: string, mine: string, theirs: string): Promise<Merged> {
  const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', mine, theirs];
  const [tree = '', ...conflicts] = await gitNames(root, args, 1);
  return { tree, conflicts: [...new Set(conflicts)] };
}
