import { type PublishResult, type Version } from '../api.ts';
import { unpublishedChanges } from './changes.ts';
import { git } from './git.ts';
import { publish } from './publish.ts';

const SHOWN = 30;

/** The versions of the content, newest first. */
export async function versions(root: string): Promise<Version[]> {
  const log = await git(
    root,
    'log',
    '-z',
    `--max-count=${String(SHOWN)}`,
    '--format=%H%x1f%cI%x1f%an%x1f%s%x1f%b',
    '--',
    'content',
  );
  return log
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', date = '', author = '', subject = '', details = ''] = line.split('\u001f');
      return { commit: commit.trim(), date, author, subject, details: details.trim() };
    });
}

/** Publishes the content of an earlier commit as a new one. Refuses while there are changes, which would be lost. */
export async function goBack(
  root: string,
  commit: string,
  onStep: (step: string) => void,
): Promise<PublishResult> {
  const version = (await versions(root)).find((one) => one.commit === commit);
  if (!version) return { status: 'failed', message: 'There is no such version.' };
  if ((await unpublishedChanges(root)).length > 0)
    return { status: 'failed', message: 'Publish or undo your changes first: going back would lose them.' };
  const restore = (source: string) =>
    git(root, 'restore', `--source=${source}`, '--staged', '--worktree', '--', 'content');
  await restore(commit);
  const message = `Go back to the version of ${version.date.slice(0, 10)}: ${version.subject}`;
  const result = await publish(root, { message, warningsSeen: true }, onStep).catch(
    (error: unknown): PublishResult => ({ status: 'failed', message: (error as Error).message }),
  );
  if (result.status !== 'published') await restore('HEAD');
  return result;
}
