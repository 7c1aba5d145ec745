import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChosenVersions } from '../shared/api.ts';
import { contentPath, writeAtomic } from './files.ts';
import { changedFiles, fileAt, git, publishedCommit, tryGit } from './git.ts';
import { type MergedFile, mergeFile } from './merge-file.ts';

const MESSAGE = 'Add what others published meanwhile';

/** Merges the files that were changed both here and on the branch, unless both are equal now. */
export async function mergedFiles(
  root: string,
  branch: string,
  chosen: ChosenVersions = {},
): Promise<MergedFile[]> {
  const [base, commit] = [await publishedCommit(root), (await git(root, 'rev-parse', branch)).trim()];
  const published = new Set(await changedFiles(root, base, commit));
  const both = (await changedFiles(root, base)).filter((file) => published.has(file));
  const merged = await Promise.all(
    both.map(async (file) => {
      const theirs = await fileAt(root, commit, file);
      const mine = await readFile(join(root, file)).catch(() => undefined);
      const isSame = theirs === undefined ? mine === undefined : mine?.equals(theirs) === true;
      if (isSame) return [];
      return [
        await mergeFile(root, { file, base: await fileAt(root, base, file), mine, theirs, commit }, chosen),
      ];
    }),
  );
  return merged.flat();
}

/**
 * Adds what was published meanwhile. These files get the given contents. Returns whether there was anything.
 *
 * @param author options of Git that name the author
 * @throws Error if Git cannot merge another file; the files are as before
 */
export async function mergeBranch(
  root: string,
  branch: string,
  files: readonly MergedFile[],
  author: readonly string[],
): Promise<boolean> {
  if ((await git(root, 'rev-list', '--count', `HEAD..${branch}`)).trim() === '0') return false;
  const failure = await git(root, ...author, 'merge', '--quiet', '--no-commit', branch).then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  if ((await tryGit(root, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD')) === undefined) {
    if (failure) throw failure;
    return true;
  }
  for (const { file, contents } of files) {
    await (contents ? writeAtomic(root, file, contents) : rm(contentPath(root, file), { force: true }));
    await git(root, 'add', '--all', '--', file);
  }
  if (failure && (await git(root, 'diff', '--name-only', '--diff-filter=U')) !== '') {
    await git(root, 'merge', '--abort');
    throw failure;
  }
  await git(root, ...author, 'commit', '--quiet', '--no-verify', '--message', MESSAGE);
  return true;
}
