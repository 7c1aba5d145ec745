import { contentMistakes } from '../../site/content/mistakes.ts';
import {
  type Conflict,
  type FileChanges,
  type PublishOptions,
  type PublishResult,
  type PublishStep,
  type Version,
} from '../shared/api.ts';
import { changesBetween, commitMessage, unpublishedChanges } from './changes.ts';
import { usableContent } from './check.ts';
import { fileVersion, isContentFile, type Queue, readText } from './content-files.ts';
import { EditorError } from './errors.ts';
import { fileAt, git, isAncestor, runGit, tryGit } from './git.ts';
import { fileLabel, toMistakes } from './labels.ts';
import { adopt, requireNoProgramChanges, takeIn, treeOnDisk } from './published.ts';
import { readRelease } from './release.ts';
import {
  changedFiles,
  fetchPublished,
  publishedCommit,
  pushArguments,
  requirePublishable,
} from './repository.ts';
import { type Author, commitTree, headOf, mergeTrees, treeWith } from './snapshot.ts';

/** A push waits until the site is built. */
const PUSH_LIMIT_MS = 30 * 60_000;

export interface PublishContext {
  readonly root: string;
  /** Runs something while no file is saved. */
  readonly inTurn: Queue;
  /** Called with what is being done. */
  readonly onStep: (step: PublishStep) => void;
  /** Name of the device that publishes. */
  readonly device?: string | undefined;
}

/** What is to become public. */
interface Wanted {
  readonly tree: string;
  readonly message: string;
  /** Whether the files on disk are the same. */
  readonly isOnDisk: boolean;
}

/**
 * Checks all content, commits it and pushes it to one branch of one place. Until that has succeeded, the folder stays as it
 * is: commits are made beside it. Files can be saved meanwhile.
 */
export async function publish(context: PublishContext, { keep }: PublishOptions): Promise<PublishResult> {
  const { root, inTurn } = context;
  const make = (head: string) =>
    inTurn(async () => ({
      tree: await treeOnDisk(root, head),
      message: commitMessage(await unpublishedChanges(root)),
      isOnDisk: true,
    }));
  return send(context, make, keep);
}

/** Publishes the content of an earlier commit as a new one. Refuses while there are changes, which would be lost. */
export async function goBack(
  context: PublishContext,
  earlier: { commit: string; name: string },
): Promise<PublishResult> {
  const { root, inTurn } = context;
  return send(context, async (head, theirs) => {
    await requireNoChanges(root);
    if (theirs !== undefined && (await inTurn(() => takeIn(root, theirs))))
      throw new EditorError(
        'Somebody else has published changes meanwhile. They are in the list now; look at it again.',
      );
    const files = await changedFiles(root, head, earlier.commit);
    return {
      tree: await treeWith(
        root,
        head,
        files.map((file) => [file, earlier.commit]),
      ),
      message: `Go back to the version of ${earlier.name}`,
      isOnDisk: false,
    };
  });
}

async function requireNoChanges(root: string): Promise<void> {
  if ((await changedFiles(root, await publishedCommit(root))).length > 0)
    throw new EditorError('Publish or undo your changes first: going back would lose them.');
}

async function send(
  { root, inTurn, onStep, device }: PublishContext,
  make: (head: string, theirs: string | undefined) => Promise<Wanted>,
  keep: NonNullable<PublishOptions['keep']> = {},
): Promise<PublishResult> {
  onStep('comparing');
  const remote = await requirePublishable(root);
  const theirs = await fetchPublished(root, remote);
  const head = await headOf(root);
  const { tree, message, isOnDisk } = await make(head, theirs);
  const { name, email, url } = await salonFacts(root);
  const isKnown = (await tryGit(root, 'config', 'user.email')) !== undefined;
  const author: Author | undefined = isKnown && device === undefined ? undefined : { name, email, device };
  const isNew = tree !== (await git(root, 'rev-parse', `${head}^{tree}`));
  const mine = isNew ? await commitTree(root, { tree, parents: [head], message, author }) : head;
  let next = mine;
  if (theirs !== undefined && !(await isAncestor(root, theirs, mine))) {
    const merged = await mergeTrees(root, mine, theirs);
    const open = merged.conflicts.filter((file) => !keep[file]);
    if (open.length > 0) return { status: 'conflicts', conflicts: await describe(root, mine, theirs, open) };
    next = await commitTree(root, {
      tree: await treeWith(
        root,
        merged.tree,
        merged.conflicts.map((file) => [file, keep[file] === 'mine' ? mine : theirs]),
      ),
      parents: (await isAncestor(root, head, theirs)) ? [theirs] : [mine, theirs],
      message,
      author,
    });
    await requireNoProgramChanges(root, mine, next);
  }
  onStep('checking');
  const contents = (await changedFiles(root, next)).map(
    async (file) => [file, (await fileAt(root, next, file)) ?? null] as const,
  );
  const problems = await contentMistakes(
    usableContent(root, Object.fromEntries(await Promise.all(contents))),
  );
  if (problems.length > 0) return { status: 'mistakes', mistakes: toMistakes(root, problems) };
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
  return { status: 'published', release: readRelease(written, address ?? remote.remote, url) };
}

async function describe(
  root: string,
  mine: string,
  theirs: string,
  files: readonly string[],
): Promise<Conflict[]> {
  const program = files.find((file) => !isContentFile(file));
  if (program !== undefined)
    throw new EditorError(
      `An engineer and this folder have changed ${program} in two ways. Whoever set up the editor merges it.`,
    );
  const base = await git(root, 'merge-base', mine, theirs);
  const [own, others] = [await changesBetween(root, base, mine), await changesBetween(root, base, theirs)];
  return files.map((file) => {
    const of = (changes: readonly FileChanges[]) => changes.filter((change) => change.file === file);
    const [label = fileLabel(file)] = [...of(own), ...of(others)].map((change) => change.label);
    return { file, label, mine: of(own), theirs: of(others) };
  });
}

interface SalonFacts {
  readonly name: string;
  readonly shortName?: string;
  readonly email: string;
  readonly url: string;
}

export async function salonFacts(root: string): Promise<SalonFacts> {
  return fileVersion(await readText(root, 'content/salon.yaml')).data as SalonFacts;
}

const SHOWN = 30;

/** The versions of the content, newest first. */
export async function versions(root: string): Promise<Version[]> {
  const format = '--format=%H%x1f%cI%x1f%an%x1f%s%x1f%b';
  const log = await git(root, 'log', '-z', `--max-count=${String(SHOWN)}`, format, '--', 'content');
  return log
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', date = '', author = '', subject = '', details = ''] = line.split('\u001f');
      return { commit, date, author, subject, details: details.trim() };
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
  return changesBetween(root, await headOf(root), commit);
}
