import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isContentFile } from './content-files.ts';
import { EditorError } from './errors.ts';
import { git, gitNames, tryGit } from './git.ts';

/** The only branch that is released. */
const BRANCH = 'main';

/** Where the site is published to. */
export interface Remote {
  /** Name or address. */
  readonly remote: string;
  /** Ref that has the last commit that is known to be published. */
  readonly tracking: string;
}

/** @throws Error with why this folder cannot be compared with what is published */
export async function requireRepository(root: string): Promise<void> {
  await git(root, 'rev-parse', '--git-dir');
  if ((await tryGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD')) === undefined)
    throw new EditorError(
      'The repository in this folder has no first commit. Whoever set up the editor makes one.',
    );
}

/** The place named in EDITOR_REMOTE, or the only one that Git knows. @throws EditorError if there is none, or several */
export async function findRemote(root: string, named = process.env.EDITOR_REMOTE): Promise<Remote> {
  const lines = (await tryGit(root, 'config', '--get-regexp', String.raw`^remote\..*\.url$`)) ?? '';
  const known = lines.split('\n').flatMap((line) => {
    const { name, url } = /^remote\.(?<name>.+)\.url (?<url>.*)$/u.exec(line)?.groups ?? {};
    return name === undefined ? [] : [{ name, url }];
  });
  const [first, ...others] = named ? known.filter(({ name, url }) => name === named || url === named) : known;
  if (others.length > 0 && !named)
    throw new EditorError(
      `This folder is connected to several places: ${known.map(({ name }) => name).join(', ')}. Whoever set up the editor names the one to publish to in the setting EDITOR_REMOTE.`,
    );
  if (first) return { remote: first.name, tracking: `refs/remotes/${first.name}/${BRANCH}` };
  if (named) return { remote: named, tracking: `refs/remotes/editor/${BRANCH}` };
  throw new EditorError(
    'This folder is not connected to a place to publish to. Whoever set up your server has its address, and connects it once with git remote add origin ADDRESS.',
  );
}

/** @throws EditorError with what keeps this folder from being published */
export async function requirePublishable(root: string): Promise<Remote> {
  await requireRepository(root);
  const folder = await git(root, 'rev-parse', '--absolute-git-dir');
  const has = (name: string) => existsSync(join(folder, name));
  if (
    has('MERGE_HEAD') ||
    has('CHERRY_PICK_HEAD') ||
    has('REVERT_HEAD') ||
    has('rebase-merge') ||
    has('rebase-apply')
  )
    throw new EditorError(
      'Somebody has begun to merge changes in this folder and not ended it. Whoever did finishes it, or takes it back with git merge --abort.',
    );
  if (has('index.lock'))
    throw new EditorError(
      'Another Git program is at work here, or was ended too early. Wait a minute. If it stays, whoever set up the editor deletes the file .git/index.lock.',
    );
  const branch = await tryGit(root, 'symbolic-ref', '--short', '--quiet', 'HEAD');
  if (branch !== BRANCH)
    throw new EditorError(
      `This folder is on ${branch ? `the branch “${branch}”` : 'no branch'}, and only the branch “${BRANCH}” is released. Whoever set up the editor switches it with git switch ${BRANCH}.`,
    );
  return findRemote(root);
}

/** The newest published commit that this folder is based on; the last commit if nothing is known to be published. */
export async function publishedCommit(root: string): Promise<string> {
  const tracking = await findRemote(root).then(
    (remote) => remote.tracking,
    () => '@{upstream}',
  );
  return (await tryGit(root, 'merge-base', 'HEAD', tracking)) ?? (await git(root, 'rev-parse', 'HEAD'));
}

/** Gets what is published now. Returns its commit; undefined if nothing is. */
export async function fetchPublished(
  root: string,
  { remote, tracking }: Remote,
): Promise<string | undefined> {
  const branches = await git(root, 'ls-remote', '--heads', '--', remote, `refs/heads/${BRANCH}`);
  if (branches === '') return undefined;
  await git(root, 'fetch', '--quiet', '--no-tags', '--', remote, `+refs/heads/${BRANCH}:${tracking}`);
  return git(root, 'rev-parse', tracking);
}

/** Options of a push of exactly this commit to exactly this branch. */
export const pushArguments = ({ remote }: Remote, commit: string) => [
  ...['push', '--porcelain', '--no-verify', '--no-follow-tags', '--no-recurse-submodules', '--no-signed'],
  ...['--', remote, `${commit}:refs/heads/${BRANCH}`],
];

/** The content files that differ between two commits, or between a commit and what is on disk. */
export async function changedFiles(root: string, from: string, to?: string): Promise<string[]> {
  const range = to === undefined ? [from] : [from, to];
  const names = await gitNames(root, [
    'diff',
    '--name-only',
    '--no-renames',
    '--no-ext-diff',
    '--relative',
    '-z',
    ...range,
    '--',
    'content',
  ]);
  const untracked = to === undefined ? await untrackedFiles(root) : [];
  const files = [...new Set([...names, ...untracked])].filter(
    (file) => isContentFile(file) || !untracked.includes(file),
  );
  return files.filter((file) => to !== undefined || !isOnlyInCloud(root, file)).sort();
}

/** The files that are in no commit, except those that the site cannot use. */
async function untrackedFiles(root: string): Promise<string[]> {
  return gitNames(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', 'content']);
}

/** Whether iCloud keeps a file elsewhere to save space, which looks as if it were deleted. */
function isOnlyInCloud(root: string, file: string): boolean {
  return existsSync(join(root, dirname(file), `.${basename(file)}.icloud`));
}
