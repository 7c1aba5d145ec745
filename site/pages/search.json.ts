import type { APIRoute } from 'astro';
import { renderedArticles } from '../content/articles/rendered-articles.ts';
import { siteContent } from '../content/content.ts';
import { longDate } from '../lib/dates.ts';
import type { SearchData } from '../features/search/search-index.ts';
import { articlePath } from '../lib/routes.ts';

/** What the search dialog finds, fetched when it opens. */
export const GET: APIRoute = async () => {
  const articles = (await renderedArticles()).map((article) => ({
    href: articlePath(article.slug),
    title: article.title,
    description: article.description ?? '',
    headings: article.text.headings.map(({ text }) => text),
    date: { iso: article.date, text: longDate(article.date) },
    readingTime: article.readingTime,
  }));
  return Response.json({
    articles,
    suggestions: siteContent().get('blog').search.suggestions,
  } satisfies SearchData);
};
