import { defineMiddleware } from 'astro:middleware';
import { load } from 'cheerio';

import { addPlaceholderStyles } from './images/placeholder-styles.ts';
import { simplifyIslandTags } from './islands/island-tags.ts';

/** Rewrites the island tags of each page and adds its placeholder colors, in the build and in development. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const $ = load(await response.text());
  simplifyIslandTags($);
  addPlaceholderStyles($);
  return new Response($.html(), response);
});
