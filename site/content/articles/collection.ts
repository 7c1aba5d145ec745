import { getCollection } from 'astro:content';
import { renderedText, type RenderedText } from '../markdown/rendered-text.ts';
import { type ArticleSummary } from './queries.ts';
import { countWords, readingMinutes } from './reading-time.ts';
import { byDate } from './schema.ts';

/** A published article with its text as HTML. */
export interface Article extends ArticleSummary {
  readonly text: RenderedText;
  /** Number of words. */
  readonly words: number;
}

/** All articles, newest first. Only the development server includes drafts. */
export async function listArticles(): Promise<readonly Article[]> {
  const entries = await getCollection('articles', ({ data }) => __DEV_SERVER__ || data.draft !== true);
  return entries
    .map((entry) => {
      const { id: slug, data, body = '' } = entry;
      const [words, readingTime] = [countWords(body), readingMinutes(body)];
      return { ...data, slug, readingTime, words, text: renderedText(entry) };
    })
    .sort(byDate);
}
