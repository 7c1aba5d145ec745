import { type Content } from '../../../site/content/content.ts';
import { checkText } from '../../../site/content/markdown/check-text.ts';
import { fieldMistakes } from '../../../site/content/mistakes.ts';
import { formatProblem, type Problem, problemsOf } from '../../../site/content/source/problem.ts';
import { type Mistake } from '../../shared/api.ts';
import { EditorError } from '../errors.ts';
import { type NewContents, usableContent, writeFiles } from './content-files.ts';
import { toMistakes } from './labels.ts';

/** Writes files. @throws EditorError if they would have mistakes: these in words, after an introduction */
export async function writeChecked(root: string, changed: NewContents, introduction = ''): Promise<void> {
  const mistakes = await checkChange(root, changed);
  if (mistakes.length > 0)
    throw new EditorError(introduction + mistakes.map(({ place, text }) => `${place}: ${text}`).join(' '));
  await writeFiles(root, changed);
}

/**
 * Checks new contents of files without writing them. Returns the mistakes that the build would report, except those that are
 * in other files already.
 */
export async function checkChange(root: string, changed: NewContents): Promise<Mistake[]> {
  const content = usableContent(root, changed);
  const texts = Object.keys(changed).filter((file) => changed[file] !== null);
  const problems = await findMistakes(content, texts);
  const isOwn = ({ file }: Problem) => file in changed;
  const known = problems.every(isOwn) ? [] : await findMistakes(usableContent(root), []);
  const before = new Set(known.map(formatProblem));
  const added = problems.filter((problem) => isOwn(problem) || !before.has(formatProblem(problem)));
  return toMistakes(content, added);
}

/** The mistakes of a file as it is on disk. */
export async function fileMistakes(root: string, file: string): Promise<Mistake[]> {
  const content = usableContent(root);
  const problems = await findMistakes(content, [file]);
  return toMistakes(
    content,
    problems.filter((problem) => problem.file === file),
  );
}

/** Mistakes in the fields of all files, and in these Markdown texts. */
async function findMistakes(content: Content, texts: readonly string[]): Promise<Problem[]> {
  const problems = fieldMistakes(content);
  // Texts quote placeholders and photos of other files.
  if (problems.some(({ file }) => !texts.includes(file))) return problems;
  // A file without its parts is reported with its fields.
  const isReadable = (file: string) => problemsOf(() => content.source(file)).length === 0;
  const markdown = texts.filter((name) => name.endsWith('.md') && isReadable(name));
  const checked = await Promise.all(markdown.map((file) => checkText(content, content.source(file))));
  return [...problems, ...checked.flatMap((text) => text.problems)];
}
