import { type CollectionEntry, getCollection } from 'astro:content';
import { type ArticleSummary } from './article-queries.ts';
import { countWords, readingMinutes } from './article-rules.ts';
import { renderedText, type RenderedText } from './markdown/rendered-text.ts';
import { byDate } from './read-articles.ts';

/** A published article with its text as HTML. */
export interface Article extends ArticleSummary {
  readonly text: RenderedText;
  /** Number of words. */
  readonly words: number;
}

/** All articles, newest first. Only the development server includes drafts. */
export async function listArticles(): Promise<readonly Article[]> {
  const entries = await getCollection('articles', ({ data }) => __DEV_SERVER__ || data.draft !== true);
  return entries.map(toArticle).sort(byDate);
}

function toArticle(entry: CollectionEntry<'articles'>): Article {
  const body = entry.body ?? '';
  return {
    slug: entry.id,
    readingTime: readingMinutes(body),
    ...entry.data,
    text: renderedText(entry),
    words: countWords(body),
  };
}
