import { type APIRoute, type GetStaticPaths } from 'astro';

import { listArticles } from '../../content/articles.ts';
import { longDate } from '../../content/dates.ts';
import { readPage } from '../../content/index.ts';
import { render } from '../../content/markdown.ts';
import { blogSchema } from '../../content/schemas/pages/blog.ts';
import { buildIndex } from '../../search/build-index.ts';
import { sectionsOf } from '../../search/plain-text.ts';

/** The search index (site/search/parts.ts), in the build and in `npm run dev` alike. */
export const getStaticPaths = (async () => {
  const articles = await Promise.all(
    listArticles().map(async (article) => ({
      href: `/blog/${article.slug}`,
      title: article.title,
      description: article.description ?? '',
      tags: article.tags,
      date: { day: article.date, long: longDate(article.date) },
      readingTime: article.readingTime,
      sections: sectionsOf((await render(article, { figure: () => '' })).html),
    })),
  );
  const parts = buildIndex(articles, readPage('blog', blogSchema).search.tries);
  return [...parts].map(([part, body]) => ({ params: { part }, props: { body } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.body);
