import { type APIRoute, type GetStaticPaths } from 'astro';

import { articlePages, pagesByTag } from '../../content/article-queries.ts';
import { listArticles } from '../../content/articles.ts';

/**
 * /blog/older.json: the pages of the list on which each tag appears. The file name is a route parameter, so that no file
 * is built when the list has only one page.
 */
export const getStaticPaths = (async () =>
  articlePages(await listArticles()).length > 1
    ? [{ params: { older: 'older' } }]
    : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () => Response.json(pagesByTag(await listArticles()));
