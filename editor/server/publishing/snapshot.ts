import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGit } from './git.ts';

/** The tree of a commit with files as they are in another commit, or on `disk`. Nothing in the working folder changes. */
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
