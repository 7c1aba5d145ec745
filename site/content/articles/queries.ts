import { filterKey, filterLabel } from '../../lib/filter-key.ts';
import type { Content, ContentOf } from '../content.ts';
import { type ArticleFields, byDate } from './schema.ts';

/** An article as its author wrote it. */
type ArticleFile = ContentOf<'articles'>[number];

/** The fields of an article that queries use. All lists are sorted newest first. */
export interface ArticleSummary extends ArticleFields {
  readonly slug: string;
  /** In minutes. */
  readonly readingTime: number;
}

type Tagged = Pick<ArticleSummary, 'tags'>;
type Listed = Pick<ArticleSummary, 'slug' | 'date' | 'tags'>;

/** The articles that are no drafts, newest first, without their texts (rendered-articles.ts). */
export function publishedArticles(content: Content): readonly ArticleFile[] {
  return content.get('articles').filter(({ draft }) => draft !== true);
}

/** The labels of all tags, alphabetically. */
export function distinctTags(list: readonly Tagged[]): string[] {
  const labels = new Map(list.flatMap(({ tags }) => tags.map((tag) => [filterKey(tag), filterLabel(tag)])));
  return [...labels.values()].sort((a, b) => a.localeCompare(b, 'en'));
}

const MAX_RELATED = 3;

/** A few other articles that share a tag with this one: most shared tags first, then newest. */
export function relatedArticles<T extends Listed>(article: T, list: readonly T[]): T[] {
  const tags = new Set(article.tags.map(filterKey));
  return list
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({
      other,
      shared: new Set(other.tags.map(filterKey).filter((key) => tags.has(key))).size,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || byDate(a.other, b.other))
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}

/**
 * The articles published after and before this one. Skips those in `shown`, which the page already links to, unless
 * there is no other one in that direction.
 */
export function neighbors<T extends Listed>(
  article: T,
  list: readonly T[],
  shown: readonly T[] = [],
): { newer: T | undefined; older: T | undefined } {
  const position = list.findIndex(({ slug }) => slug === article.slug);
  const shownSlugs = new Set(shown.map(({ slug }) => slug));
  const pick = (candidates: readonly T[]) =>
    candidates.find(({ slug }) => !shownSlugs.has(slug)) ?? candidates[0];
  return { newer: pick(list.slice(0, position).reverse()), older: pick(list.slice(position + 1)) };
}
