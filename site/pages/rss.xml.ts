import { type APIRoute } from 'astro';

import { siteUrl } from '../build/site-url.ts';
import { blogFeed } from '../seo/feeds/blog-feed.ts';
import { rss } from '../seo/feeds/rss.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(rss(await blogFeed(site ?? new URL(siteUrl()))), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
