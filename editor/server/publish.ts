import { contentMistakes } from '../../site/content/mistakes.ts';
import { editorialProblems } from '../../site/content/checks/editorial.ts';
import { type Problem } from '../../site/content/source/problem.ts';
import { openContent } from '../../site/content/content.ts';
import { type FileChanges, type PublishOptions, type PublishResult } from '../shared/api.ts';
import { unpublishedChanges } from './changes.ts';
import { commitMessage } from './commit-message.ts';
import { fileVersion, readText } from './files.ts';
import { git, push, tryGit, upstream } from './git.ts';
import { problemText } from './labels.ts';
import { mergeBranch, mergedFiles } from './merge-branch.ts';
import { readRelease } from './release-output.ts';

/** Called with what is being done, for the owner to read. */
type OnStep = (step: string) => void;

/**
 * Checks all content, commits it and pushes. Publishes nothing if there are mistakes, warnings that the owner has not seen
 * yet, or conflicts with the published version.
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
  if (branch) await git(root, 'fetch', '--quiet');
  const files = branch ? await mergedFiles(root, branch, options.chosen) : [];
  const conflicts = files.flatMap((file) => file.conflicts);
  if (conflicts.length > 0) return { status: 'conflicts', conflicts };

  onStep('Saving this version');
  const author = await authorOptions(root);
  await commit(root, options.message ?? commitMessage(changes), author);
  if (branch && (await mergeBranch(root, branch, files, author))) {
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
  const content = openContent(root);
  const mistakes = await contentMistakes(content);
  const changed = new Set(changes.map(({ file }) => file));
  const warnings = mistakes.length > 0 ? [] : await editorialProblems(content);
  return { mistakes, warnings: warnings.filter(({ file }) => changed.has(file)) };
}

/** Names the salon as the author unless Git knows who it is. */
export async function authorOptions(root: string): Promise<string[]> {
  if ((await tryGit(root, 'config', 'user.email')) !== undefined) return [];
  const { name, email } = await salonFacts(root);
  return ['-c', `user.name=${String(name)}`, '-c', `user.email=${String(email)}`];
}

async function commit(root: string, message: string, author: readonly string[]): Promise<void> {
  await git(root, 'add', '--all', '--', 'content');
  if ((await tryGit(root, 'diff', '--cached', '--quiet', '--', 'content')) !== undefined) return;
  await git(root, ...author, 'commit', '--quiet', '--no-verify', '--message', message, '--', 'content');
}
