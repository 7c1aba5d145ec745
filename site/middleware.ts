/**
 * Writes the colours that stand in for a page's pictures (images/placeholder.ts) into its head. A `style` attribute is
 * what the Content-Security-Policy forbids, and a stylesheet of all colours of the site would weigh on every page.
 */
import { defineMiddleware } from 'astro:middleware';

import { placeholderStyles } from './images/placeholder-styles.ts';

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(
    html.replace('</head>', () => `${placeholderStyles(html)}</head>`),
    response,
  );
});
