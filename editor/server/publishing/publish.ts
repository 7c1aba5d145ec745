import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentProblems } from '../../../site/content/problems.ts';
import type { Salon } from '../../../site/content/salon/schema.ts';
import type { Conflict, FileChanges, PublishResult, PublishStep, Resolutions } from '../../shared/api.ts';
import { isContentFile, type Mutex, readSalon, usableContent } from '../content/content-files.ts';
import { EditorError } from '../errors.ts';
import { fileLabel, labelProblems } from '../content/labels.ts';
import { changesBetween, commitMessage, unpublishedChanges } from './changes.ts';
import { git, gitNames, isAncestor, runGit, tryGit } from '../git.ts';
import type { Project } from '../settings.ts';
import { isBuilding, readRelease } from './release.ts';
import {
  BRANCH,
  changedFiles,
  contentAt,
  fastForward,
  fetchPublished,
  publishedCommit,
  type Remote,
  requirePublishable,
} from './repository.ts';

/** A push waits until the site is built. */
const PUSH_LIMIT_MS = 30 * 60_000;

export interface PublishContext {
  readonly project: Project;
  /** Runs something while no file is saved. */
  readonly runExclusive: Mutex;
  readonly onStep: (step: PublishStep) => void;
  readonly device?: string | undefined;
  readonly resolutions?: Resolutions | undefined;
}

/**
 * Checks all content, commits it and pushes it to one branch of one remote. Until that has succeeded, the folder stays as it
 * is: commits are made beside it. Files can be saved meanwhile.
 */
export async function publish(context: PublishContext): Promise<PublishResult> {
  const { project, runExclusive, onStep, device, resolutions = {} } = context;
  const { root } = project;
  onStep('comparing');
  const remote = await requirePublishable(project);
  const theirs = await fetchPublished(root, remote);
  const salon = await readSalon(root);
  const { mine, commit } = await commitChanges(context, await identity(root, salon, device));
  let merged = mine;
  if (theirs !== undefined && !(await isAncestor(root, theirs, mine))) {
    const { tree, conflicts } = await mergeTrees(root, mine, theirs, resolutions);
    if (conflicts.length > 0) return { status: 'conflicts', conflicts };
    merged = await commit(tree, mine, theirs);
    await requireNoProgramChanges(root, mine, merged);
  }
  onStep('checking');
  const content = usableContent(root, await contentAt(root, merged));
  const problems = await contentProblems(content);
  if (problems.length > 0) return { status: 'problems', problems: labelProblems(content, problems) };
  onStep('sending');
  const output = await push(root, remote, merged, () => onStep('building'));
  await runExclusive(async () => {
    await git(root, 'update-ref', remote.tracking, merged);
    await git(root, 'update-ref', 'HEAD', mine);
    await git(root, 'reset', '--quiet', '--mixed');
    // Git refuses if a file that others have changed was changed here meanwhile. The next publication merges it.
    await fastForward(root, merged).catch(() => undefined);
    // It is published, whatever fails here: another Git program may have locked the index.
  }).catch(console.error);
  const address = await tryGit(root, 'remote', 'get-url', '--push', '--', remote.remote);
  return { status: 'published', release: readRelease(output, address ?? remote.remote, salon.url) };
}

/** Commits what has changed on disk, without moving the branch. Returns the commit, and a function that commits another tree. */
async function commitChanges({ project, runExclusive }: PublishContext, env: Record<string, string>) {
  const { root } = project;
  const head = await git(root, 'rev-parse', 'HEAD');
  const { tree, message } = await runExclusive(async () => ({
    tree: await treeWith(root, head, await changedFiles(root, await publishedCommit(project)), () => 'disk'),
    message: commitMessage(await unpublishedChanges(project)),
  }));
  const commit = async (of: string, ...parents: string[]) => {
    const args = ['commit-tree', of, ...parents.flatMap((parent) => ['-p', parent])];
    return (await runGit(root, args, { env, input: `${message}\n` })).toString('utf8').trim();
  };
  const isNew = tree !== (await git(root, 'rev-parse', `${head}^{tree}`));
  return { mine: isNew ? await commit(tree, head) : head, commit };
}

/** Pushes a commit. Returns what the remote wrote. @param onBuild called when the remote builds the site */
async function push(root: string, { remote }: Remote, commit: string, onBuild: () => void): Promise<string> {
  let output = '';
  await runGit(root, ['push', '--', remote, `${commit}:refs/heads/${BRANCH}`], {
    timeLimitMs: PUSH_LIMIT_MS,
    onOutput: (text) => {
      output += text;
      if (isBuilding(output)) onBuild();
    },
  });
  return output;
}

/** The tree of two commits together, or the files that both have changed in the same lines and that are not resolved. */
async function mergeTrees(root: string, mine: string, theirs: string, resolutions: Resolutions) {
  const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', mine, theirs];
  const [tree = '', ...files] = new Set(await gitNames(root, args, 1));
  const open = files.filter((file) => !resolutions[file]);
  if (open.length > 0) return { tree, conflicts: await describeConflicts(root, mine, theirs, open) };
  const chosen = (file: string) => (resolutions[file] === 'mine' ? mine : theirs);
  return { tree: await treeWith(root, tree, files, chosen), conflicts: [] };
}

/** The tree of a commit with files as they are in another commit, or on `disk`. Nothing in the working tree changes. */
async function treeWith(
  root: string,
  commit: string,
  files: readonly string[],
  sourceOf: (file: string) => string,
): Promise<string> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'editor-index-'));
  const env = { GIT_INDEX_FILE: join(folder.path, 'index') };
  const index = (args: readonly string[], input = '') => runGit(root, args, { env, input });
  await index(['read-tree', commit]);
  for (const [source, names] of Map.groupBy(files, sourceOf)) {
    const command = source === 'disk' ? ['add', '--all'] : ['restore', '--staged', `--source=${source}`];
    await index([...command, '--pathspec-from-file=-', '--pathspec-file-nul'], names.join('\0'));
  }
  return (await index(['write-tree'])).toString('utf8').trim();
}

/** @throws EditorError if a file of the program was changed both in this folder and in `to` */
async function requireNoProgramChanges(root: string, from: string, to: string): Promise<void> {
  const changed = await gitNames(root, ['diff', '--name-only', '-z', 'HEAD']);
  const incoming = await gitNames(root, ['diff', '--name-only', '-z', from, to]);
  const lost = incoming.find((file) => !isContentFile(file) && changed.includes(file));
  if (lost !== undefined)
    throw new EditorError(
      `An engineer has changed ${lost}, which was changed in this folder, too. Whoever did commits it first.`,
    );
}

/** Author and committer: the device and the salon. On the owner's own computer, the user whom Git knows. */
async function identity(root: string, { name, email }: Pick<Salon, 'name' | 'email'>, device?: string) {
  if (device === undefined && (await tryGit(root, 'config', 'user.email')) !== undefined) return {};
  // Git refuses a name without letters, and one with characters of its own.
  const shown = name.replaceAll(/[^\p{L}\p{N} .,'’&-]/gu, '').trim();
  const committer = shown === '' ? 'The salon' : shown;
  return {
    GIT_AUTHOR_NAME: device ?? committer,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: committer,
    GIT_COMMITTER_EMAIL: email,
  };
}

async function describeConflicts(root: string, mine: string, theirs: string, files: readonly string[]) {
  const program = files.find((file) => !isContentFile(file));
  if (program !== undefined)
    throw new EditorError(
      `An engineer and this folder have changed ${program} in two ways. Whoever set up the editor merges it.`,
    );
  const base = await git(root, 'merge-base', mine, theirs);
  const [ours, others] = [await changesBetween(root, base, mine), await changesBetween(root, base, theirs)];
  return files.map((file): Conflict => {
    const of = (changes: readonly FileChanges[]) => changes.filter((change) => change.file === file);
    const [label = fileLabel(file)] = [...of(ours), ...of(others)].map((change) => change.label);
    return { file, label, mine: of(ours), theirs: of(others) };
  });
}
