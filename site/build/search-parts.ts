import { listArticles } from '../content/articles.ts';
import { longDate } from '../content/dates.ts';
import { readPage } from '../content/index.ts';
import { blogSchema } from '../content/schemas/pages/blog.ts';
import { buildIndex } from '../search/build-index.ts';
import { sectionsOf } from '../search/plain-text.ts';

/** The files of the search index (search/parts.ts) by their paths below /search/, without .json. */
export async function searchParts(): Promise<Map<string, unknown>> {
  const articles = (await listArticles()).map((article) => ({
    href: `/blog/${article.slug}`,
    title: article.title,
    description: article.description ?? '',
    tags: article.tags,
    date: { day: article.date, long: longDate(article.date) },
    readingTime: article.readingTime,
    sections: sectionsOf(article.text.html),
  }));
  return buildIndex(articles, readPage('blog', blogSchema).search.tries);
}
