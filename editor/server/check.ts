import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fieldMistakes } from '../../site/content/checks/mistakes.ts';
import { collectProblems, formatProblem, type Problem } from '../../site/content/content-error.ts';
import { checkText } from '../../site/content/markdown/check-text.ts';
import { clearMemoized } from '../../site/content/memoize.ts';
import { splitMarkdown } from '../../site/content/read.ts';

/**
 * Checks new texts of files without writing them. Returns the mistakes that the build would report, except those that are
 * in other files already. A text of `null` deletes the file.
 */
export async function checkChange(
  root: string,
  changed: Readonly<Record<string, string | Buffer | null>>,
): Promise<Problem[]> {
  const copy = linkedCopy(root, changed);
  try {
    const texts = Object.keys(changed).filter((file) => changed[file] !== null);
    const problems = await mistakes(copy, texts);
    const isOwn = ({ file }: Problem) => file in changed;
    if (problems.every(isOwn)) return problems;
    const before = new Set((await mistakes(root, [])).map(formatProblem));
    return problems.filter((problem) => isOwn(problem) || !before.has(formatProblem(problem)));
  } finally {
    rmSync(copy, { recursive: true });
    clearMemoized();
  }
}

/** The mistakes of a file as it is on disk. */
export async function fileMistakes(root: string, file: string): Promise<Problem[]> {
  return (await mistakes(root, [file])).filter((problem) => problem.file === file);
}

/** Mistakes in the fields of all files, and in these Markdown texts. */
async function mistakes(root: string, texts: readonly string[]): Promise<Problem[]> {
  clearMemoized();
  const problems = fieldMistakes(root);
  // Texts quote facts and photos of other files.
  if (problems.some(({ file }) => !texts.includes(file))) return problems;
  for (const file of texts.filter((name) => name.endsWith('.md')))
    for (const text of collectProblems([], () => [splitMarkdown(file, root)]))
      problems.push(...(await checkText(text, root)).problems);
  return problems;
}

/** A folder with links to all content files except for the changed ones. */
function linkedCopy(root: string, changed: Readonly<Record<string, string | Buffer | null>>): string {
  const copy = mkdtempSync(join(tmpdir(), 'editor-check-'));
  const names = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  for (const name of names) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    if (!(name in changed)) symlinkSync(join(root, name), join(copy, name));
  }
  for (const [name, text] of Object.entries(changed))
    if (text !== null) writeFileSync(join(copy, name), text);
  return copy;
}
