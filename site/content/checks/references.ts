import { type Problem } from '../content-error.ts';
import { type Entry } from './entries.ts';

/** Reports articles named in a list `articles` that do not exist. Pages leave them out. */
export function missingArticleProblems({ file, passages }: Entry, slugs: ReadonlySet<string>): Problem[] {
  return passages
    .filter(({ field, text }) => /\barticles\[\d+\]$/u.test(field) && !slugs.has(text))
    .map(({ field, line, text }) => ({
      file,
      field,
      line,
      message: `found "${text}", expected the name of a published article in content/articles; it is left out`,
    }));
}
