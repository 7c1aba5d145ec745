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
  // The dev server bundles dependencies in advance, so that reach-directive.ts cannot replace this module there.
  if (__DEV_SERVER__) $('astro-island').attr('renderer-url', '/site/islands/hydrate.ts');
  addPlaceholderStyles($);
  return new Response($.html(), response);
});
