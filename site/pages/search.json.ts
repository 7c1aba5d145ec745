import { type APIRoute } from 'astro';

import { listArticles } from '../content/articles.ts';
import { longDate } from '../content/dates.ts';
import { readPage } from '../content/index.ts';
import { blogSchema } from '../content/schemas/pages/blog.ts';
import { createSearchIndex } from '../features/search/search-index.ts';
import { sectionsOf } from '../features/search/sections.ts';

/** The search index, fetched when the search dialog opens. */
export const GET: APIRoute = async () => {
  const articles = (await listArticles()).map((article) => ({
    href: `/blog/${article.slug}`,
    title: article.title,
    description: article.description ?? '',
    tags: article.tags,
    date: { day: article.date, long: longDate(article.date) },
    readingTime: article.readingTime,
    sections: sectionsOf(article.text.html),
  }));
  return Response.json(createSearchIndex(articles, readPage('blog', blogSchema).search.tries));
};
