import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentMistakes } from '../../site/content/checks/mistakes.ts';
import { editorialProblems } from '../../site/content/checks/editorial-problems.ts';
import { type Problem } from '../../site/content/content-error.ts';
import { clearMemoized } from '../../site/content/memoize.ts';
import { type FileChanges, type PublishOptions, type PublishResult } from '../api.ts';
import { changesBetween, unpublishedChanges } from './changes.ts';
import { commitMessage } from './commit-message.ts';
import { fileVersion, readText, writeAtomic } from './files.ts';
import { changedFiles, fileAt, git, publishedCommit, push, tryGit, upstream } from './git.ts';
import { problemText } from './labels.ts';
import { readRelease } from './release-output.ts';

/** Called with what is being done, for the owner to read. */
type OnStep = (step: string) => void;

/**
 * Checks all content, commits it and pushes. Publishes nothing if there are mistakes, warnings that the owner has not seen
 * yet, or conflicts with a change that somebody else has published.
 */
export async function publish(root: string, options: PublishOptions, onStep: OnStep): Promise<PublishResult> {
  const [remote] = (await git(root, 'remote')).split('\n');
  if (!remote) return { status: 'no-remote' };
  onStep('Reading all texts');
  const changes = await unpublishedChanges(root);
  const { mistakes, warnings } = await allProblems(root, changes);
  const inWords = (problem: Problem) => problemText(root, problem);
  if (mistakes.length > 0) return { status: 'mistakes', problems: mistakes.map(inWords) };
  if (warnings.length > 0 && !options.warningsSeen)
    return { status: 'warnings', problems: warnings.map(inWords) };

  onStep('Looking for what others published');
  const branch = await upstream(root);
  if (branch) {
    await git(root, 'fetch', '--quiet');
    const conflicts = await conflictsWith(root, branch, changes);
    if (conflicts.some(({ file }) => !options.choices?.[file]))
      return { status: 'conflicts', files: conflicts };
    for (const { file } of conflicts)
      if (options.choices?.[file] === 'theirs') await take(root, branch, file);
  }

  onStep('Saving this version');
  await commit(root, options.message ?? commitMessage(changes));
  if (branch && (await merge(root, branch))) {
    const merged = await allProblems(root, []);
    if (merged.mistakes.length > 0) return { status: 'mistakes', problems: merged.mistakes.map(inWords) };
  }
  onStep('Sending it. The server may take some minutes to build the site');
  const written = await push(root, ...(branch ? [] : ['--set-upstream', remote, 'HEAD']));
  const address = await git(root, 'remote', 'get-url', '--push', branch?.split('/')[0] ?? remote);
  const { url } = await salonFacts(root);
  return {
    status: 'published',
    commit: (await git(root, 'rev-parse', '--short', 'HEAD')).trim(),
    release: readRelease(written, address.trim(), String(url), inWords),
  };
}

async function salonFacts(root: string): Promise<Record<string, unknown>> {
  const { data } = fileVersion(await readText(root, 'content/salon.yaml'));
  return data as Record<string, unknown>;
}

/** What would stop the build, and what it would warn of in the changed files. */
async function allProblems(
  root: string,
  changes: readonly FileChanges[],
): Promise<{ mistakes: Problem[]; warnings: Problem[] }> {
  clearMemoized();
  const mistakes = await contentMistakes(root);
  const changed = new Set(changes.map(({ file }) => file));
  const warnings = mistakes.length > 0 ? [] : await editorialProblems(root);
  clearMemoized();
  return { mistakes, warnings: warnings.filter(({ file }) => changed.has(file)) };
}

/** The files that were changed here and, differently, by what was published since. */
async function conflictsWith(root: string, branch: string, mine: readonly FileChanges[]) {
  const base = await publishedCommit(root);
  const names = new Set(await changedFiles(root, base, branch));
  const theirs = await changesBetween(root, base, branch);
  const both = await Promise.all(
    mine
      .filter(({ file }) => names.has(file))
      .map(async (own) => {
        const there = await fileAt(root, branch, own.file);
        const here = await readFile(join(root, own.file)).catch(() => undefined);
        const isSame = there === undefined ? here === undefined : here?.equals(there) === true;
        const other = theirs.find(({ file }) => file === own.file);
        return isSame || !other ? [] : [{ file: own.file, mine: own, theirs: other }];
      }),
  );
  return both.flat();
}

/** Replaces a file by the version of the branch. */
async function take(root: string, branch: string, file: string): Promise<void> {
  const theirs = await fileAt(root, branch, file);
  if (theirs) await writeAtomic(root, file, theirs);
}

async function commit(root: string, message: string): Promise<void> {
  await git(root, 'add', '--all', '--', 'content');
  if ((await tryGit(root, 'diff', '--cached', '--quiet', '--', 'content')) !== undefined) return;
  const isKnown = (await tryGit(root, 'config', 'user.email')) !== undefined;
  const { name, email } = await salonFacts(root);
  const author = isKnown ? [] : ['-c', `user.name=${String(name)}`, '-c', `user.email=${String(email)}`];
  await git(root, ...author, 'commit', '--quiet', '--no-verify', '--message', message, '--', 'content');
}

/**
 * Adds what was published meanwhile, if anything. Where both changed the same lines, the owner chose this version.
 * @throws Error if that is not possible; the files are as before
 */
async function merge(root: string, branch: string): Promise<boolean> {
  if ((await git(root, 'rev-list', '--count', `HEAD..${branch}`)).trim() === '0') return false;
  try {
    await git(root, 'merge', '--quiet', '--no-edit', '-X', 'ours', branch);
  } catch (error) {
    await tryGit(root, 'merge', '--abort');
    throw error;
  }
  return true;
}
