import rss from '@astrojs/rss';
import { type APIRoute } from 'astro';

import { siteUrl } from '../build/site-url.ts';
import { blogFeed } from '../seo/feeds/blog-feed.ts';
import { rssOptions } from '../seo/feeds/rss-options.ts';

export const GET: APIRoute = async () => rss(rssOptions(await blogFeed(new URL(siteUrl()))));
