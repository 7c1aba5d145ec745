import type { APIRoute } from 'astro';

/** Allows everything but the contact form's endpoint. Source: RFC 9309. */
export const GET: APIRoute = () => {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${import.meta.env.SITE}/sitemap-index.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
