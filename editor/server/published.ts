import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isContentFile, type NewContents, writeFiles } from './content-files.ts';
import { EditorError } from './errors.ts';
import { fileAt, git, gitNames, tryGit } from './git.ts';
import { mergeLines } from './merge-lines.ts';
import { changedFiles, publishedCommit } from './repository.ts';
import { commitTree, mergeTrees, treeWithFiles } from './snapshot.ts';

/** The files that differ between two commits, all of them. */
const differing = (root: string, from: string, to: string) =>
  gitNames(root, ['diff-tree', '-r', '--name-only', '--no-renames', '-z', from, to]);

/**
 * Brings what is new in `to` into the working folder, and makes it the last commit. Changes that were made since `from` was
 * recorded stay, and win where both changed the same lines.
 *
 * @param from a commit of the working folder as it was
 */
export async function adopt(root: string, { from, to }: { from: string; to: string }): Promise<void> {
  const files = await differing(root, from, to);
  const content = files.filter(isContentFile);
  const program = files.filter((file) => !isContentFile(file));
  const contents: Record<string, NewContents[string]> = {};
  for (const file of content) {
    const [known, next] = [await fileAt(root, from, file), (await fileAt(root, to, file)) ?? null];
    const disk = await readFile(join(root, file)).catch(() => undefined);
    const isAsKnown = disk === undefined ? known === undefined : known?.equals(disk) === true;
    if (isAsKnown) contents[file] = next;
    else if (disk && known && next) contents[file] = (await mergeLines([disk, known, next], 'mine')) ?? disk;
  }
  await writeFiles(root, contents);
  if (program.length > 0) await git(root, 'restore', `--source=${to}`, '--worktree', '--', ...program);
  await git(root, 'reset', '--quiet', '--mixed', to);
}

/** @throws EditorError if a file of the program was changed both here and in `to` */
export async function requireNoProgramChanges(root: string, from: string, to: string): Promise<void> {
  const changed = new Set(await gitNames(root, ['diff', '--name-only', '-z', 'HEAD']));
  const lost = (await differing(root, from, to)).find((file) => !isContentFile(file) && changed.has(file));
  if (lost !== undefined)
    throw new EditorError(
      `An engineer has changed ${lost}, which was changed in this folder, too. Whoever did commits it first.`,
    );
}

/**
 * Takes in what others have published, unless it conflicts with changes that are not published yet. Returns whether there
 * was anything.
 */
export async function takeIn(root: string, theirs: string): Promise<boolean> {
  if ((await tryGit(root, 'merge-base', '--is-ancestor', theirs, 'HEAD')) !== undefined) return false;
  const head = await git(root, 'rev-parse', 'HEAD');
  // A folder with commits of its own is an engineer's.
  if ((await tryGit(root, 'merge-base', '--is-ancestor', head, theirs)) === undefined) return false;
  const files = await changedFiles(root, await publishedCommit(root));
  const author = { name: 'Editor', email: 'editor@localhost' };
  const commit = (tree: string) => commitTree(root, tree, [head], { message: 'Unpublished', author });
  const mine = await commit(await treeWithFiles(root, head, files));
  const { tree, conflicts } = await mergeTrees(root, mine, theirs);
  if (conflicts.length > 0) return false;
  await requireNoProgramChanges(root, mine, theirs);
  await adopt(root, { from: mine, to: await commit(tree) });
  await git(root, 'reset', '--quiet', '--mixed', theirs);
  return true;
}
