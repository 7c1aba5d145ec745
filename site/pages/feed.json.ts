import { type APIRoute } from 'astro';

import { jsonFeed } from '../seo/blog-feed.ts';

export const GET: APIRoute = async () =>
  new Response(await jsonFeed(import.meta.env.SITE), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
