import { contentMistakes } from '../../site/content/mistakes.ts';
import { type PublishOptions, type PublishResult, type PublishStep } from '../shared/api.ts';
import { changesBetween, unpublishedChanges } from './changes.ts';
import { usableContent } from './check.ts';
import { commitMessage } from './commit-message.ts';
import { fileVersion, isContentFile, readText } from './content-files.ts';
import { EditorError } from './errors.ts';
import { git, runGit, tryGit } from './git.ts';
import { fileName, toMistakes } from './labels.ts';
import { adopt, requireNoProgramChanges, takeIn } from './published.ts';
import { readRelease } from './release.ts';
import {
  changedFiles,
  fetchPublished,
  pushArguments,
  publishedCommit,
  type Remote,
  requirePublishable,
} from './repository.ts';
import {
  type Author,
  checkOut,
  commitTree,
  mergeTrees,
  treeWithContent,
  treeWithFiles,
  treeWithVersions,
} from './snapshot.ts';

/** A push waits until the site is built. */
const PUSH_LIMIT_MS = 30 * 60_000;

export interface PublishContext {
  readonly root: string;
  /** Runs something while no file is saved. */
  readonly inTurn: <T>(run: () => Promise<T>) => Promise<T>;
  /** Called with what is being done. */
  readonly onStep: (step: PublishStep) => void;
  /** Name of the device that publishes. */
  readonly device?: string | undefined;
}

/** What is to become public. */
interface Version {
  /** The commit that it follows. */
  readonly head: string;
  readonly tree: string;
  readonly message: string;
}

/**
 * Checks all content, commits it and pushes it to one branch of one place. Until that has succeeded, the folder stays as it
 * is: commits are made beside it. Files can be saved meanwhile.
 */
export async function publish(
  context: PublishContext,
  { keep = {} }: PublishOptions,
): Promise<PublishResult> {
  const { root, inTurn, onStep } = context;
  const { remote, theirs } = await prepare(context);
  onStep('checking');
  const problems = await contentMistakes(usableContent(root));
  if (problems.length > 0) return { status: 'mistakes', mistakes: toMistakes(root, problems) };
  const version = await inTurn(async (): Promise<Version> => {
    const base = await publishedCommit(root);
    const files = await changedFiles(root, base);
    const head = await git(root, 'rev-parse', 'HEAD');
    return {
      head,
      tree: await treeWithFiles(root, head, files),
      message: commitMessage(await unpublishedChanges(root)),
    };
  });
  return send(context, remote, { theirs, version, isOnDisk: true, keep });
}

/** Publishes the content of an earlier commit as a new one. Refuses while there are changes, which would be lost. */
export async function goBack(
  context: PublishContext,
  earlier: { commit: string; name: string },
): Promise<PublishResult> {
  const { root, inTurn } = context;
  const { remote, theirs } = await prepare(context);
  await requireNoChanges(root);
  if (theirs !== undefined && (await inTurn(() => takeIn(root, theirs))))
    throw new EditorError(
      'Somebody else has published changes meanwhile. They are in the list now; look at it again.',
    );
  const head = await git(root, 'rev-parse', 'HEAD');
  const version = {
    head,
    tree: await treeWithContent(root, head, earlier.commit),
    message: `Go back to the version of ${earlier.name}`,
  };
  return send(context, remote, { theirs, version, isOnDisk: false, keep: {} });
}

export async function requireNoChanges(root: string): Promise<void> {
  if ((await changedFiles(root, await publishedCommit(root))).length > 0)
    throw new EditorError('Publish or undo your changes first: going back would lose them.');
}

async function prepare({
  root,
  onStep,
}: PublishContext): Promise<{ remote: Remote; theirs: string | undefined }> {
  onStep('comparing');
  const remote = await requirePublishable(root);
  return { remote, theirs: await fetchPublished(root, remote) };
}

interface Sent {
  readonly theirs: string | undefined;
  readonly version: Version;
  /** Whether the folder has this version already. */
  readonly isOnDisk: boolean;
  readonly keep: NonNullable<PublishOptions['keep']>;
}

async function send(
  context: PublishContext,
  remote: Remote,
  { theirs, version, isOnDisk, keep }: Sent,
): Promise<PublishResult> {
  const { root, inTurn, onStep, device } = context;
  const { name, email, url } = await salonFacts(root);
  const isKnown = (await tryGit(root, 'config', 'user.email')) !== undefined;
  const author: Author | undefined = isKnown && device === undefined ? undefined : { name, email, device };
  const { head, message } = version;
  const hasChanges = version.tree !== (await git(root, 'rev-parse', `${head}^{tree}`));
  const mine = hasChanges ? await commitTree(root, version.tree, [head], { message, author }) : head;

  let next = mine;
  const isBehind =
    theirs !== undefined && (await tryGit(root, 'merge-base', '--is-ancestor', theirs, mine)) === undefined;
  if (isBehind) {
    const { tree, conflicts } = await mergeTrees(root, mine, theirs);
    const open = conflicts.filter((file) => !keep[file]);
    if (open.length > 0) return { status: 'conflicts', conflicts: await describe(root, mine, theirs, open) };
    const versions = new Map(conflicts.map((file) => [file, keep[file] === 'mine' ? mine : theirs]));
    const merged = await treeWithVersions(root, tree, versions);
    const isLinear = (await tryGit(root, 'merge-base', '--is-ancestor', head, theirs)) !== undefined;
    next = await commitTree(root, merged, isLinear ? [theirs] : [mine, theirs], { message, author });
    await requireNoProgramChanges(root, mine, next);
  }
  if (next !== mine || !isOnDisk) {
    await using copy = await checkOut(root, next);
    const problems = await contentMistakes(usableContent(copy.root));
    if (problems.length > 0) return { status: 'mistakes', mistakes: toMistakes(copy.root, problems) };
  }
  onStep('sending');
  let written = '';
  await runGit(root, pushArguments(remote, next), {
    timeLimitMs: PUSH_LIMIT_MS,
    onOutput: (text) => {
      written += text;
      if (written.includes('remote: Building')) onStep('building');
    },
  });
  await inTurn(async () => {
    await git(root, 'update-ref', remote.tracking, next);
    await adopt(root, { from: isOnDisk ? mine : head, to: next });
  });
  const address = await tryGit(root, 'remote', 'get-url', '--push', '--', remote.remote);
  return {
    status: 'published',
    commit: (await git(root, 'rev-parse', '--short', next)).trim(),
    release: readRelease(written, address ?? remote.remote, url),
  };
}

async function describe(root: string, mine: string, theirs: string, files: readonly string[]) {
  const program = files.find((file) => !isContentFile(file));
  if (program !== undefined)
    throw new EditorError(
      `An engineer and this folder have changed ${program} in two ways. Whoever set up the editor merges it.`,
    );
  const base = await git(root, 'merge-base', mine, theirs);
  const [own, others] = [await changesBetween(root, base, mine), await changesBetween(root, base, theirs)];
  return files.map((file) => {
    const of = (changes: typeof own) => changes.filter((change) => change.file === file);
    return {
      file,
      label: [...of(own), ...of(others)][0]?.label ?? fileName(file),
      mine: of(own),
      theirs: of(others),
    };
  });
}

export async function salonFacts(root: string): Promise<{ name: string; email: string; url: string }> {
  const { data } = fileVersion(await readText(root, 'content/salon.yaml'));
  const { name, email, url } = data as Record<string, unknown>;
  return { name: String(name), email: String(email), url: String(url) };
}
