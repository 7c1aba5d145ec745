/**
 * Writes into a page what only the whole page tells: the colours that stand in for its pictures (images/placeholder.ts),
 * as a `style` attribute is what the Content-Security-Policy forbids and a stylesheet of all colours of the site would
 * weigh on every page; and the tags of its islands, in the short form that our runtime reads. Pages of a build get both
 * when they are made light (build/first-flight/light-page.ts), so that each is written once.
 */
import { defineMiddleware } from 'astro:middleware';

import { developing } from './content/once.ts';
import { placeholderStyles } from './images/placeholder-styles.ts';
import { shortIslands } from './islands/runtime/markup.ts';

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!developing() || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = shortIslands(await response.text());
  return new Response(
    html.replace('</head>', () => `<style>${placeholderStyles(html)}</style></head>`),
    response,
  );
});
