import { type FileChanges, type PublishResult, type Version } from '../shared/api.ts';
import { changesBetween, unpublishedChanges } from './changes.ts';
import { git, upstream } from './git.ts';
import { mergeBranch } from './merge-branch.ts';
import { authorOptions, publish } from './publish.ts';

const SHOWN = 30;
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

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

const UNPUBLISHED = 'Publish or undo your changes first: going back would lose them.';

/** What going back to an earlier commit would change, in words. @throws Error while there are changes, which would be lost */
export async function changesOfGoingBack(root: string, commit: string): Promise<FileChanges[]> {
  await requireVersion(root, commit);
  if ((await unpublishedChanges(root)).length > 0) throw new Error(UNPUBLISHED);
  return changesBetween(root, (await git(root, 'rev-parse', 'HEAD')).trim(), commit);
}

async function requireVersion(root: string, commit: string): Promise<Version> {
  const version = (await versions(root)).find((one) => one.commit === commit);
  if (!version) throw new Error(`found the version "${commit}", expected one of the history`);
  return version;
}

/** Publishes the content of an earlier commit as a new one. Refuses while there are changes, which would be lost. */
export async function goBack(
  root: string,
  commit: string,
  onStep: (step: string) => void,
): Promise<PublishResult> {
  const version = await requireVersion(root, commit);
  if ((await unpublishedChanges(root)).length > 0) return { status: 'failed', message: UNPUBLISHED };
  const branch = await upstream(root);
  if (branch) {
    await git(root, 'fetch', '--quiet');
    if (await mergeBranch(root, branch, [], await authorOptions(root)))
      return {
        status: 'failed',
        message: 'Somebody else has published changes meanwhile. They are in the list now; look at it again.',
      };
  }
  const restore = (source: string) =>
    git(root, 'restore', `--source=${source}`, '--staged', '--worktree', '--', 'content');
  await restore(commit);
  const message = `Go back to the version of ${DATE.format(new Date(version.date))}: ${version.subject}`;
  const result = await publish(root, { message, warningsSeen: true }, onStep).catch(
    (error: unknown): PublishResult => ({ status: 'failed', message: (error as Error).message }),
  );
  if (result.status !== 'published') await restore('HEAD');
  return result;
}
