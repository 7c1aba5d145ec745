import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readingMinutes, reviewArticle } from './article-rules.ts';
import { collectProblems, ContentError, type Problem } from './content-error.ts';
import { today } from './dates.ts';
import { blogTags, salon } from './index.ts';
import { loadMarkdown } from './load.ts';
import { memoize } from './memoize.ts';
import { type MarkdownFile, type Review } from './read.ts';
import { projectRoot } from './root.ts';
import { articleSchema, type ArticleFields } from './schemas/articles.ts';

export const ARTICLES = 'content/articles';

/** An article as its author wrote it. */
export interface ArticleFile extends ArticleFields, Omit<MarkdownFile<ArticleFields>, 'data'> {
  /** Name of the file without `.md`. */
  readonly slug: string;
  /** In minutes. */
  readonly readingTime: number;
}

/**
 * All article files, including drafts, newest first. For code that runs outside of Astro; pages use the collection
 * (articles.ts).
 * @throws ContentError with the mistakes of all files together
 */
export const readAllArticles = memoize((root = projectRoot()): readonly ArticleFile[] => {
  const folder = join(root, ARTICLES);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const problems: Problem[] = [];
  const review = articleReview(root);
  const articles = names.flatMap((name) =>
    collectProblems(problems, () => {
      const { data, ...text } = readArticle(`${ARTICLES}/${name}`, root, review);
      return [{ slug: basename(name, '.md'), readingTime: readingMinutes(text.body), ...data, ...text }];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return articles.sort(byDate);
});

/** The published article files, newest first. */
export function readArticles(root?: string): readonly ArticleFile[] {
  return readAllArticles(root).filter(({ draft }) => draft !== true);
}

/**
 * One article file.
 * @param file path from the project root
 * @throws ContentError
 */
export function readArticle(
  file: string,
  root = projectRoot(),
  review = articleReview(root),
): MarkdownFile<ArticleFields> {
  const name = basename(file);
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/u.test(name)) return loadMarkdown(file, articleSchema, root, review);
  const message = `found the file name "${name}", expected lowercase words joined by hyphens, like long-summer-hair.md`;
  throw new ContentError([{ file, field: '', message }]);
}

/** Checks one article after another. No two may have the same title or description. */
function articleReview(root: string): Review<ArticleFields> {
  const options = { topics: blogTags(root), today: today(salon(root).timeZone) };
  const seen = new Set<string>();
  return (article, _, report) => {
    reviewArticle(article, report, options);
    for (const field of ['title', 'description'] as const) {
      const words = article[field]?.toLowerCase();
      if (words === undefined) continue;
      if (seen.has(words)) report([field], `found the ${field} of another article, expected one of its own`);
      seen.add(words);
    }
  };
}

/** By date, newest first; by slug on the same day, so that the order is the same in every build. */
export function byDate(a: { date: string; slug: string }, b: { date: string; slug: string }): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
