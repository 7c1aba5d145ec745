import { type Content, siteContent } from '../content.ts';
import { renderText, type RenderedText } from '../markdown/render-text.ts';
import type { ArticleSummary } from './queries.ts';
import { countWords, readingMinutes } from './reading-time.ts';

/** A published article with its text as HTML. */
export interface Article extends ArticleSummary {
  readonly text: RenderedText;
  readonly words: number;
}

const rendered = new WeakMap<Content, Promise<readonly Article[]>>();

/** All articles, newest first. Only the development server includes drafts. */
export function renderedArticles(): Promise<readonly Article[]> {
  const content = siteContent();
  const articles = rendered.get(content) ?? renderArticles(content);
  rendered.set(content, articles);
  return articles;
}

function renderArticles(content: Content): Promise<readonly Article[]> {
  return Promise.all(
    content
      .get('articles')
      .filter(({ draft }) => process.env.ASTRO_COMMAND === 'dev' || draft !== true)
      .map(async (article) => ({
        ...article,
        readingTime: readingMinutes(article.body),
        words: countWords(article.body),
        text: await renderText(content, article),
      })),
  );
}
