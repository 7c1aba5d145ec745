import { type OpenedFile, type SaveRequest, type SaveResult } from '../shared/api.ts';
import { checkChange, fileMistakes } from './check.ts';
import { changedText, fileVersion, readText, writeFiles } from './content-files.ts';
import { fieldsOf, schemaOf } from './entries.ts';
import { toMistakes } from './labels.ts';
import { mergeLines } from './published.ts';
import { samplePaths } from './samples.ts';

/** A content file with its form. */
export async function openFile(root: string, file: string): Promise<OpenedFile> {
  const text = await readText(root, file);
  return {
    ...fileVersion(text),
    schema: fieldsOf(file),
    mistakes: toMistakes(root, await fileMistakes(root, file)),
    samples: samplePaths(text),
  };
}

/** Saves a file unless it has mistakes. Merges changes that others made to other lines since the file was opened. */
export async function saveFile(root: string, file: string, sent: SaveRequest): Promise<SaveResult> {
  schemaOf(file);
  const mine = changedText(sent.base, sent);
  const disk = await textOnDisk(root, file);
  if (disk === mine) return { status: 'saved', base: mine };
  const isChanged = disk !== sent.base && sent.overwrite !== true;
  const text = isChanged ? await merged(mine, sent.base, disk) : mine;
  if (text === undefined) return { status: 'conflict', isDeleted: disk === undefined };
  const problems = await checkChange(root, { [file]: text });
  if (problems.length > 0) return { status: 'mistakes', mistakes: toMistakes(root, problems) };
  // The checks take a moment in which another program may write.
  if ((await textOnDisk(root, file)) !== disk) return saveFile(root, file, sent);
  await writeFiles(root, { [file]: text });
  return { status: 'saved', base: mine };
}

/** Undefined if the file was deleted. */
async function textOnDisk(root: string, file: string): Promise<string | undefined> {
  return readText(root, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Both changes; undefined if they are at the same lines, or are no YAML together. */
async function merged(mine: string, base: string, theirs: string | undefined): Promise<string | undefined> {
  const text = theirs !== undefined && (await mergeLines([mine, base, theirs]))?.toString('utf8');
  if (text === false || text === undefined) return undefined;
  try {
    fileVersion(text);
    return text;
  } catch {
    return undefined;
  }
}
