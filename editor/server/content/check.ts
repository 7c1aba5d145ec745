import type { Content } from '../../../site/content/content.ts';
import { checkText } from '../../../site/content/markdown/check-text.ts';
import { fieldProblems } from '../../../site/content/problems.ts';
import { formatProblem, type Problem } from '../../../site/content/source/problem.ts';
import type { LabeledProblem } from '../../shared/api.ts';
import { EditorError } from '../errors.ts';
import { type NewContents, readableSource, usableContent, writeFiles } from './content-files.ts';
import { labelProblems } from './labels.ts';

/** Writes files. @throws EditorError if they would have problems: these in words, after an introduction */
export async function writeChecked(root: string, changed: NewContents, introduction = ''): Promise<void> {
  const problems = await checkChange(root, changed);
  const words = problems.map(({ breadcrumb, text }) => `${breadcrumb}: ${text}`).join(' ');
  if (problems.length > 0) throw new EditorError(introduction + words);
  await writeFiles(root, changed);
}

/**
 * Checks new contents of files without writing them. Returns the problems that the build would report, except those that are
 * in other files already.
 */
export async function checkChange(root: string, changed: NewContents): Promise<LabeledProblem[]> {
  const content = usableContent(root, changed);
  const texts = Object.keys(changed).filter((file) => changed[file] !== null);
  const problems = await findProblems(content, texts);
  const isOwn = ({ file }: Problem) => file in changed;
  const known = problems.every(isOwn) ? [] : await findProblems(usableContent(root), []);
  const before = new Set(known.map(formatProblem));
  const added = problems.filter((problem) => isOwn(problem) || !before.has(formatProblem(problem)));
  return labelProblems(content, added);
}

/** The problems of a file as it is on disk. */
export async function fileProblems(root: string, file: string): Promise<LabeledProblem[]> {
  const content = usableContent(root);
  const problems = await findProblems(content, [file]);
  const ofFile = problems.filter((problem) => problem.file === file);
  return labelProblems(content, ofFile);
}

/** Problems in the fields of all files, and in these Markdown texts. */
async function findProblems(content: Content, texts: readonly string[]): Promise<Problem[]> {
  const problems = fieldProblems(content);
  // Texts quote placeholders and photos of other files.
  if (problems.some(({ file }) => !texts.includes(file))) return problems;
  // A file without its parts is reported with its fields.
  const isReadable = (file: string) => readableSource(content, file) !== undefined;
  const markdown = texts.filter((name) => name.endsWith('.md') && isReadable(name));
  const checked = await Promise.all(markdown.map((file) => checkText(content, content.source(file))));
  return [...problems, ...checked.flatMap((text) => text.problems)];
}
