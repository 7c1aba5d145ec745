import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reviewArticle } from './article-rules.ts';
import { today } from './dates.ts';
import { blogTags, salon } from './index.ts';
import { loadMarkdown } from './load.ts';
import { inBuild, once } from './once.ts';
import { ContentError, projectRoot, type MarkdownFile, type Problem, type Review } from './read.ts';
import { articleSchema, type ArticleFields } from './schemas/articles.ts';
import { tagKey, uniqueTags } from './tags.ts';

const folder = 'content/articles';

/** An article; its slug is the name of its file. `render` of markdown.ts makes HTML of it. */
export interface Article extends ArticleFields, Omit<MarkdownFile<ArticleFields>, 'data'> {
  readonly slug: string;
}

/** Only the development server (`astro dev`) shows what is not finished; tests and builds see what visitors see. */
const draftsShown = () => (import.meta.env as { MODE?: string } | undefined)?.MODE === 'development';

/**
 * All articles, newest first; drafts are left out, except in `npm run dev`.
 * @throws ContentError with the mistakes of all of them together
 */
export const listArticles = once(
  (root = projectRoot()): readonly Article[] =>
    readArticles(root).filter(({ draft }) => draft !== true || draftsShown()),
  inBuild('articles', () => new Map<string | undefined, readonly Article[]>()),
);

function readArticles(root: string): Article[] {
  const path = join(root, folder);
  const files = existsSync(path) ? readdirSync(path) : [];
  const found: Article[] = [];
  const problems: Problem[] = [];
  const review = reviewer(root);
  for (const name of files.sort()) {
    try {
      const slug = slugOf(name);
      const { data, ...text } = loadMarkdown(`${folder}/${name}`, articleSchema, root, review);
      found.push({ slug, ...data, ...text });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return found.sort(newestFirst);
}

/** Reviews one article after the other, and remembers what the earlier ones said: no two have one title or description. */
function reviewer(root: string): Review<ArticleFields> {
  const rules = { known: blogTags(root), today: today(salon(root).timeZone) };
  const said = new Set<string>();
  return (article, body, report) => {
    reviewArticle(article, body, report, rules);
    for (const field of ['title', 'description'] as const) {
      const words = article[field]?.toLowerCase();
      if (words === undefined) continue;
      if (said.has(words)) report([field], `got the ${field} of another article, wanted one of its own`);
      said.add(words);
    }
  };
}

function slugOf(name: string): string {
  const slug = /^(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.md$/u.exec(name)?.groups?.slug;
  if (slug !== undefined) return slug;
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
  return sharing(article.tags, list)
    .slice(0, count + 1)
    .filter(({ slug }) => slug !== article.slug)
    .slice(0, count);
}

const known = new WeakMap<readonly Article[], Map<string, readonly Article[]>>();

/**
 * All articles that share one of these tags, most shared first, then newest. Kept for the list: every article asks, and
 * there are few sets of tags.
 */
function sharing(tags: readonly string[], list: readonly Article[]): readonly Article[] {
  const own = new Set(tags.map(tagKey));
  const key = [...own].sort().join();
  const ofList = known.get(list) ?? new Map<string, readonly Article[]>();
  known.set(list, ofList);
  const kept = ofList.get(key);
  if (kept) return kept;
  const found = list
    .map((article) => ({
      article,
      shared: [...new Set(article.tags.map(tagKey))].filter((tag) => own.has(tag)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || newestFirst(a.article, b.article))
    .map(({ article }) => article);
  ofList.set(key, found);
  return found;
}

/**
 * The articles published after and before this one, for reading on. Those in `shown`, which the page offers already, are
 * passed over as long as there is another in that direction.
 */
export function neighbours(
  article: Article,
  shown: readonly Article[] = [],
  list = listArticles(),
): { newer: Article | undefined; older: Article | undefined } {
  const at = list.findIndex(({ slug }) => slug === article.slug);
  const slugs = new Set(shown.map(({ slug }) => slug));
  const nearest = (step: 1 | -1) => {
    let next = at + step;
    while (slugs.has(list[next]?.slug ?? '')) next += step;
    return list[next] ?? list[at + step];
  };
  return { newer: nearest(-1), older: nearest(1) };
}
