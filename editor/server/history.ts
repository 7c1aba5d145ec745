import { type FileChanges, type Version } from '../shared/api.ts';
import { changesBetween } from './changes.ts';
import { EditorError } from './errors.ts';
import { git } from './git.ts';
import { requireNoChanges } from './publish.ts';

const SHOWN = 30;

/** The versions of the content, newest first. */
export async function versions(root: string): Promise<Version[]> {
  const format = '--format=%H%x1f%cI%x1f%an%x1f%s%x1f%b';
  const log = await git(root, 'log', '-z', `--max-count=${String(SHOWN)}`, format, '--', 'content');
  return log
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', date = '', author = '', subject = '', details = ''] = line.split('\u001f');
      return { commit: commit.trim(), date, author, subject, details: details.trim() };
    });
}

/** @throws EditorError if it is not in the history */
export async function findVersion(root: string, commit: string): Promise<Version> {
  const version = (await versions(root)).find((one) => one.commit === commit);
  if (!version) throw new EditorError('This version is not in the history.', 404);
  return version;
}

/** What going back to an earlier commit would change, in words. @throws EditorError while there are changes */
export async function changesOfGoingBack(root: string, commit: string): Promise<FileChanges[]> {
  await findVersion(root, commit);
  await requireNoChanges(root);
  return changesBetween(root, await git(root, 'rev-parse', 'HEAD'), commit);
}
