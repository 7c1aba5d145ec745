import { openContent, type ChangedFiles, type Content } from '../../site/content/content.ts';
import { checkText } from '../../site/content/markdown/check-text.ts';
import { fieldMistakes } from '../../site/content/mistakes.ts';
import { formatProblem, type Problem } from '../../site/content/source/problem.ts';

/**
 * Checks new texts of files without writing them. Returns the mistakes that the build would report, except those that are
 * in other files already. A text of `null` deletes the file.
 */
export async function checkChange(root: string, changed: ChangedFiles): Promise<Problem[]> {
  const texts = Object.keys(changed).filter((file) => changed[file] !== null);
  const problems = await mistakes(openContent(root, changed), texts);
  const isOwn = ({ file }: Problem) => file in changed;
  if (problems.every(isOwn)) return problems;
  const before = new Set((await mistakes(openContent(root), [])).map(formatProblem));
  return problems.filter((problem) => isOwn(problem) || !before.has(formatProblem(problem)));
}

/** The mistakes of a file as it is on disk. */
export async function fileMistakes(root: string, file: string): Promise<Problem[]> {
  return (await mistakes(openContent(root), [file])).filter((problem) => problem.file === file);
}

/** Mistakes in the fields of all files, and in these Markdown texts. */
async function mistakes(content: Content, texts: readonly string[]): Promise<Problem[]> {
  const problems = fieldMistakes(content);
  // Texts quote placeholders and photos of other files.
  if (problems.length > 0) return problems;
  const markdown = texts.filter((name) => name.endsWith('.md'));
  const checked = await Promise.all(markdown.map((file) => checkText(content, content.source(file))));
  return checked.flatMap((text) => text.problems);
}
