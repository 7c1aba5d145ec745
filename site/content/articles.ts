import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadMarkdown } from './load.ts';
import { once } from './once.ts';
import { ContentError, projectRoot, type MarkdownFile, type Problem } from './read.ts';
import { articleSchema, type ArticleFields } from './schemas/articles.ts';
import { tagKey, uniqueTags } from './tags.ts';

const folder = 'content/articles';

/** An article; its slug is the name of its file. `render` of markdown.ts makes HTML of it. */
export interface Article extends ArticleFields, Omit<MarkdownFile<ArticleFields>, 'data'> {
  readonly slug: string;
}

/** All articles, newest first. @throws ContentError with the mistakes of all of them together */
export const listArticles = once((root = projectRoot()): readonly Article[] => {
  const path = join(root, folder);
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.md')) : [];
  const found: Article[] = [];
  const problems: Problem[] = [];
  for (const name of files.sort()) {
    try {
      const { data, ...text } = loadMarkdown(`${folder}/${name}`, articleSchema, root);
      found.push({ slug: slugOf(name), ...data, ...text });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return found.sort(newestFirst);
});

function slugOf(name: string): string {
  const slug = name.slice(0, -'.md'.length);
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug)) return slug;
  const message = `got the file name "${name}", wanted lower-case words joined by hyphens, like long-summer-hair.md`;
  throw new ContentError([{ file: `${folder}/${name}`, field: '', message }]);
}

/** By date; by slug on the same day, so that the order never changes between two builds. */
function newestFirst(a: Article, b: Article): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

/** The article with this slug, or undefined. */
export function articleBySlug(slug: string, list = listArticles()): Article | undefined {
  return list.find((article) => article.slug === slug);
}

/** Articles that carry a tag, whatever its case, in the order of the list. */
export function articlesByTag(tag: string, list = listArticles()): Article[] {
  return list.filter((article) => article.tags.some((own) => tagKey(own) === tagKey(tag)));
}

/** Every tag once, alphabetically. */
export function distinctTags(list = listArticles()): string[] {
  return uniqueTags(list.flatMap((article) => article.tags));
}

/** At most `count` other articles that share a tag with this one: most shared tags first, then newest. */
export function relatedArticles(article: Article, count = 3, list = listArticles()): Article[] {
  const own = new Set(article.tags.map(tagKey));
  const shared = (other: Article) =>
    [...new Set(other.tags.map(tagKey))].filter((tag) => own.has(tag)).length;
  return list
    .filter((other) => other.slug !== article.slug && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || newestFirst(a, b))
    .slice(0, count);
}
