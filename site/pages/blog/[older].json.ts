import { type APIRoute, type GetStaticPaths } from 'astro';

import { articlePages, pagesByTag } from '../../content/article-pages.ts';

/** /blog/older.json: on which pages of the list each tag is to be found. Not there while the list has one page. */
export const getStaticPaths = (() =>
  articlePages().length > 1 ? [{ params: { older: 'older' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = () => Response.json(pagesByTag());
