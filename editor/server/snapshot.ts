import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitOptions, gitNames, runGit, tryGit } from './git.ts';

/** Commits that are made beside the working folder: nothing in it changes before they are published. */

type Index = (args: readonly string[], options?: GitOptions) => Promise<string>;

/** Runs commands of Git with an index of their own. */
async function withIndex<T>(root: string, run: (index: Index) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-index-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    return await run(async (args, options) =>
      (await runGit(root, args, { ...options, env })).toString('utf8').trim(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The tree of a commit with these files as they are on disk. */
export function treeWithFiles(root: string, commit: string, files: readonly string[]): Promise<string> {
  return withIndex(root, async (index) => {
    await index(['read-tree', commit]);
    if (files.length > 0)
      await index(['add', '--all', '--pathspec-from-file=-', '--pathspec-file-nul'], {
        input: files.join('\0'),
      });
    return index(['write-tree']);
  });
}

/** The tree of a commit with the content of another one. */
export function treeWithContent(root: string, commit: string, source: string): Promise<string> {
  return withIndex(root, async (index) => {
    await index(['read-tree', commit]);
    await index(['rm', '-r', '--cached', '--quiet', '--force', '--', 'content']);
    await index(['read-tree', '--prefix=content/', `${source}:./content`]);
    return index(['write-tree']);
  });
}

/** Whom commits name. */
export interface Author {
  readonly name: string;
  readonly email: string;
  /** The device that a change comes from. */
  readonly device?: string | undefined;
}

export async function commitTree(
  root: string,
  tree: string,
  parents: readonly string[],
  { message, author }: { message: string; author: Author | undefined },
): Promise<string> {
  const env: Record<string, string> = author
    ? {
        GIT_AUTHOR_NAME: author.device ?? author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_COMMITTER_NAME: author.name,
        GIT_COMMITTER_EMAIL: author.email,
      }
    : {};
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
  return (await runGit(root, args, { env, input: `${message}\n` })).toString('utf8').trim();
}

/** The merged tree of two commits, and the files that both changed at the same lines. */
export async function mergeTrees(
  root: string,
  mine: string,
  theirs: string,
): Promise<{ tree: string; conflicts: string[] }> {
  const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', mine, theirs];
  const [tree = '', ...conflicts] = await gitNames(root, args, { accepted: [1] });
  return { tree, conflicts: [...new Set(conflicts)] };
}

/** A merged tree with one side's version of files. */
export function treeWithVersions(
  root: string,
  tree: string,
  versions: ReadonlyMap<string, string>,
): Promise<string> {
  return withIndex(root, async (index) => {
    await index(['read-tree', tree]);
    for (const [file, commit] of versions) {
      const blob = await tryGit(root, 'rev-parse', '--verify', '--quiet', `${commit}:${file}`);
      await index(
        blob === undefined
          ? ['update-index', '--force-remove', '--', file]
          : ['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`],
      );
    }
    return index(['write-tree']);
  });
}

/** Writes the content of a commit to a temporary folder. */
export async function checkOut(root: string, commit: string): Promise<AsyncDisposable & { root: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-content-'));
  await withIndex(root, async (index) => {
    await index(['read-tree', `${commit}:./content`]);
    await index(['checkout-index', '--all', `--prefix=${folder}/content/`]);
  });
  return { root: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
