import { type APIRoute } from 'astro';

import { siteUrl } from '../build/site-url.ts';

/** Allows everything but the contact form's endpoint. Source: RFC 9309. */
export const GET: APIRoute = () => {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl()}/sitemap-index.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
