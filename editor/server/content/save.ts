import { isDeepStrictEqual } from 'node:util';
import { samplesIn } from '../../../site/content/samples.ts';
import type { LabeledProblem, OpenedFile, Path, SaveRequest, SaveResult } from '../../shared/api.ts';
import { itemPath } from '../../shared/schema.ts';
import { mergeLines } from '../git.ts';
import { checkChange, fileProblems } from './check.ts';
import { changedText, fileVersion, readText, writeFiles } from './content-files.ts';
import { fieldsOf, schemaOf } from './list-content.ts';
import { restoreValue } from './restore-value.ts';

/** A content file with its form, and the paths of the values that are marked as samples. */
export async function openFile(root: string, file: string): Promise<OpenedFile> {
  const text = await readText(root, file);
  return {
    ...fileVersion(text),
    schema: fieldsOf(file),
    problems: await fileProblems(root, file),
    samples: samplesIn(text).map((sample) => sample.path),
  };
}

/** Saves a file, without what has problems. Merges changes that others made to other lines since the file was opened. */
export async function saveFile(root: string, file: string, sent: SaveRequest): Promise<SaveResult> {
  schemaOf(file);
  const mine = changedText(sent.base, sent);
  const disk = await textOnDisk(root, file);
  if (disk === mine) return { status: 'saved', base: mine };
  const isChanged = disk !== sent.base && sent.overwrite !== true;
  const text = isChanged ? await mergeVersions(mine, sent.base, disk) : mine;
  if (text === undefined) return { status: 'conflict', isDeleted: disk === undefined };
  const problems = await checkChange(root, { [file]: text });
  if (problems.length > 0) {
    const validPart = withoutProblems(file, sent, problems);
    const rest = validPart && (await saveFile(root, file, validPart));
    return { status: 'problems', problems, ...(rest && 'base' in rest && { base: rest.base }) };
  }
  // The checks take a moment in which another program may write.
  if ((await textOnDisk(root, file)) !== disk) return saveFile(root, file, sent);
  await writeFiles(root, { [file]: text });
  return { status: 'saved', base: mine };
}

/** The version with each list entry or field that has problems as it was before. Undefined if that changes nothing. */
function withoutProblems(file: string, sent: SaveRequest, problems: readonly LabeledProblem[]) {
  const { data: before } = fileVersion(sent.base);
  if (problems.some(({ path, ...problem }) => problem.file !== file || path.length === 0)) return undefined;
  const parts = problems.map(({ path }): Path => {
    const entry = itemPath(path);
    return entry.length > 0 ? entry : path.slice(0, 1);
  });
  // From the end of each list: the entries after one that is left out move up.
  const named = Object.entries(Object.groupBy(parts, (part) => part.join('.')));
  const last = named.toSorted(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }));
  const data = last.reduce<unknown>(
    (rest, [, part]) => restoreValue(rest, before, part?.[0] ?? []),
    sent.data,
  );
  return isDeepStrictEqual(data, sent.data) ? undefined : { ...sent, data };
}

async function textOnDisk(root: string, file: string): Promise<string | undefined> {
  return readText(root, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Both changes; undefined if they are at the same lines, or are no YAML together. */
async function mergeVersions(mine: string, base: string, theirs?: string): Promise<string | undefined> {
  const text = theirs === undefined ? undefined : await mergeLines(mine, base, theirs);
  if (text === undefined) return undefined;
  try {
    fileVersion(text);
    return text;
  } catch {
    return undefined;
  }
}
