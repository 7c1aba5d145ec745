import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isContentFile, type NewContents, writeFiles } from '../content/content-files.ts';
import { EditorError } from '../errors.ts';
import { fileAt, git, gitNames, mergeLines, runGit } from '../git.ts';

/** The tree of a commit with files as they are in another commit, or on `disk`. Nothing in the working tree changes. */
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

/** The files that differ between two commits, all of them. */
const differing = (root: string, from: string, to: string) =>
  gitNames(root, ['diff-tree', '-r', '--name-only', '--no-renames', '-z', from, to]);

/**
 * Brings what is new in `to` into the working tree, and makes it the last commit. Changes that were made since `from` was
 * recorded stay, and win over others of the same lines.
 *
 * @param from a commit of the working tree as it was
 */
export async function updateWorkingTree(root: string, from: string, to: string): Promise<void> {
  const files = await differing(root, from, to);
  const contents: Record<string, NewContents[string]> = {};
  for (const file of files.filter(isContentFile)) {
    const [known, next] = [await fileAt(root, from, file), await fileAt(root, to, file)];
    const disk = await readFile(join(root, file)).catch(() => undefined);
    if (disk && known ? disk.equals(known) : disk === known) contents[file] = next ?? null;
    else if (disk && known && next) contents[file] = (await mergeLines([disk, known, next], 'mine')) ?? disk;
  }
  await writeFiles(root, contents);
  const program = files.filter((file) => !isContentFile(file));
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
