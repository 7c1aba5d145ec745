import { type FileVersion, type OpenedFile, type SaveResult } from '../api.ts';
import { checkChange, fileMistakes } from './check.ts';
import { fieldsOf } from './entries.ts';
import { changedText, digestOf, fileVersion, readText, writeAtomic } from './files.ts';

/** A content file with its form. */
export async function openFile(root: string, file: string): Promise<OpenedFile> {
  const text = await readText(root, file);
  return { ...fileVersion(text), schema: fieldsOf(file), problems: await fileMistakes(root, file) };
}

/** Saves a file unless it would have mistakes, or has another digest than the version that was edited. */
export async function saveFile(root: string, file: string, version: FileVersion): Promise<SaveResult> {
  const text = await readText(root, file);
  if (digestOf(text) !== version.digest) return { status: 'changed', disk: fileVersion(text) };
  const changed = changedText(text, version);
  if (changed === text) return { status: 'saved', digest: version.digest };
  const problems = await checkChange(root, { [file]: changed });
  if (problems.length > 0) return { status: 'mistakes', problems };
  // The checks take a moment in which another program may write.
  const now = await readText(root, file);
  if (now !== text) return { status: 'changed', disk: fileVersion(now) };
  await writeAtomic(root, file, changed);
  return { status: 'saved', digest: digestOf(changed) };
}
