import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isContentFile, type NewContents } from '../content/content-files.ts';
import { EditorError, GitError } from '../errors.ts';
import { fileAt, git, gitNames, tryGit } from '../git.ts';
import type { Project } from '../settings.ts';

/** The only branch that is released. */
export const BRANCH = 'main';

/** Files in `.git` that mark an unfinished merge, cherry-pick, revert or rebase. */
const MERGING = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Where the site is published to. */
export interface Remote {
  /** Name or address. */
  readonly remote: string;
  /** Ref that has the last commit that is known to be published. */
  readonly tracking: string;
}

/** The remote of the settings, or the only one that Git knows. @throws EditorError if there is none, or several */
export async function findRemote({ root, remote: named }: Project): Promise<Remote> {
  const known = (await git(root, 'remote')).split('\n').filter(Boolean);
  const remote = named === '' ? known[0] : named;
  if (remote === undefined)
    throw new EditorError(
      'This folder is not connected to a place to publish to. Whoever set up your server has its address, and connects it once with git remote add origin ADDRESS.',
    );
  if (known.length > 1 && named === '')
    throw new EditorError(
      `This folder is connected to several places: ${known.join(', ')}. Whoever set up the editor names the one to publish to in the setting EDITOR_REMOTE.`,
    );
  return { remote, tracking: `refs/remotes/${known.includes(remote) ? remote : 'editor'}/${BRANCH}` };
}

/** @throws EditorError with what keeps this folder from being published */
export async function requirePublishable(project: Project): Promise<Remote> {
  const { root } = project;
  const folder = await git(root, 'rev-parse', '--absolute-git-dir');
  if (MERGING.some((name) => existsSync(join(folder, name))))
    throw new EditorError(
      'Somebody has begun to merge changes in this folder and not ended it. Whoever did finishes it, or takes it back with git merge --abort.',
    );
  if (existsSync(join(folder, 'index.lock'))) throw new GitError('index.lock');
  const branch = await tryGit(root, 'symbolic-ref', '--short', '--quiet', 'HEAD');
  if (branch !== BRANCH)
    throw new EditorError(
      `This folder is on ${branch ? `the branch “${branch}”` : 'no branch'}, and only the branch “${BRANCH}” is released. Whoever set up the editor switches it with git switch ${BRANCH}.`,
    );
  return findRemote(project);
}

/** The ref of what is known to be published; undefined where there is no one remote to publish to. */
export const publishedRef = (project: Project): Promise<string | undefined> =>
  findRemote(project).then(
    ({ tracking }) => tracking,
    () => undefined,
  );

/** The newest published commit that this folder is based on; the last commit if nothing is known to be published. */
export async function publishedCommit(project: Project): Promise<string> {
  const { root } = project;
  const published = (await publishedRef(project)) ?? '@{upstream}';
  return (await tryGit(root, 'merge-base', 'HEAD', published)) ?? (await git(root, 'rev-parse', 'HEAD'));
}

/** Gets what is published now. Returns its commit; undefined if nothing is. */
export async function fetchPublished(root: string, { remote, tracking }: Remote) {
  const branches = await git(root, 'ls-remote', '--heads', '--', remote, `refs/heads/${BRANCH}`);
  if (branches === '') return undefined;
  await git(root, 'fetch', '--quiet', '--no-tags', '--', remote, `+refs/heads/${BRANCH}:${tracking}`);
  return git(root, 'rev-parse', tracking);
}

/** Fast-forwards to what others have published. Git refuses if a file has local changes or there are local commits. */
export const fastForward = (root: string, theirs: string): Promise<string> =>
  git(root, 'merge', '--quiet', '--ff-only', '--no-autostash', '--no-verify-signatures', theirs);

/** The content files that differ between two commits, or between a commit and what is on disk. */
export async function changedFiles(root: string, from: string, to?: string): Promise<string[]> {
  const diff = ['diff', '--name-only', '--no-renames', '--no-ext-diff', '--relative', '-z', from];
  const known = await gitNames(root, [...diff, ...(to === undefined ? [] : [to]), '--', 'content']);
  if (to !== undefined) return known.sort();
  const others = ['ls-files', '--others', '--exclude-standard', '-z', '--', 'content'];
  const added = (await gitNames(root, others)).filter(isContentFile);
  return [...new Set([...known, ...added])].sort();
}

/** The content files that differ between a commit and the disk, as the commit has them. */
export async function contentAt(root: string, commit: string): Promise<NewContents> {
  const files = (await changedFiles(root, commit)).map(
    async (file) => [file, (await fileAt(root, commit, file)) ?? null] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}
