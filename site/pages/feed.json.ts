import { type APIRoute } from 'astro';

import { siteUrl } from '../build/site-url.ts';
import { blogFeed } from '../seo/feeds/blog-feed.ts';
import { jsonFeed } from '../seo/feeds/json-feed.ts';

export const GET: APIRoute = async () =>
  new Response(jsonFeed(await blogFeed(new URL(siteUrl()))), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
