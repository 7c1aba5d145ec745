import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GitError } from './errors.ts';
import { runGit } from './git.ts';

/** Merges two versions of a text, line by line. Undefined if both changed the same lines and no side wins. */
export async function mergeLines(
  versions: readonly [mine: string | Buffer, base: string | Buffer, theirs: string | Buffer],
  winner?: 'mine',
): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-merge-'));
  try {
    const names = ['mine', 'base', 'theirs'];
    await Promise.all(versions.map((text, at) => writeFile(join(folder, names[at] ?? ''), text)));
    // The exit code is the number of conflicts, or 255 for a file that has no lines.
    return await runGit(folder, ['merge-file', '--stdout', ...(winner ? ['--ours'] : []), ...names]);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
