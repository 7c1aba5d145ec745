import { type APIRoute } from 'astro';

import { siteUrl } from '../build/site-url.ts';
import { jsonFeed } from '../seo/blog-feed.ts';

export const GET: APIRoute = async () =>
  new Response(await jsonFeed(siteUrl()), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
