import { type Problem } from '../../site/content/source/problem.ts';
import { type OpenedFile, type SaveRequest, type SaveResult } from '../shared/api.ts';
import { checkChange, fileMistakes } from './check.ts';
import { fieldsOf } from './entries.ts';
import { changedText, fileVersion, readText, writeAtomic } from './files.ts';
import { mergeFile } from './merge-file.ts';
import { messageInWords } from '../shared/words.ts';

/** A content file with its form. */
export async function openFile(root: string, file: string): Promise<OpenedFile> {
  const text = await readText(root, file);
  return {
    ...fileVersion(text),
    schema: fieldsOf(file),
    problems: problemsInWords(await fileMistakes(root, file)),
  };
}

/** Saves a file unless it would have mistakes. What another program has changed since it was opened is merged. */
export async function saveFile(root: string, file: string, sent: SaveRequest): Promise<SaveResult> {
  const base = changedText(sent.base, sent);
  const disk = await textOnDisk(root, file);
  if (disk === base) return { status: 'saved', base };
  const isChanged = disk !== sent.base;
  const text = isChanged ? await mergedText(root, file, { ...sent, mine: base, theirs: disk }) : base;
  if (typeof text !== 'string') return text;
  const problems = await checkChange(root, { [file]: text });
  if (problems.length > 0) {
    const merged = isChanged && { merged: { ...fileVersion(text), base: disk ?? '' } };
    return { status: 'mistakes', problems: problemsInWords(problems), ...merged };
  }
  // The checks take a moment in which another program may write.
  if ((await textOnDisk(root, file)) !== disk) return saveFile(root, file, sent);
  await writeAtomic(root, file, text);
  return { status: 'saved', base, ...(isChanged && { merged: fileVersion(text) }) };
}

function problemsInWords(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, found: messageInWords(problem.found) }));
}

/** Undefined if the file was deleted. */
async function textOnDisk(root: string, file: string): Promise<string | undefined> {
  return readText(root, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}

interface Versions extends Pick<SaveRequest, 'base' | 'chosen'> {
  readonly mine: string;
  readonly theirs: string | undefined;
}

/** The text with both changes, or the answer to a save that cannot be merged yet. */
async function mergedText(root: string, file: string, versions: Versions): Promise<string | SaveResult> {
  const { base, mine, theirs, chosen = {} } = versions;
  const [old, own] = [Buffer.from(base), Buffer.from(mine)];
  const other = theirs === undefined ? undefined : Buffer.from(theirs);
  const { contents, conflicts } = await mergeFile(
    root,
    { file, base: old, mine: own, theirs: other, commit: 'HEAD' },
    chosen,
  );
  if (conflicts.length > 0) return { status: 'conflicts', conflicts };
  return contents ? contents.toString('utf8') : { status: 'deleted' };
}
