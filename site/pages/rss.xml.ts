import rss from '@astrojs/rss';
import { type APIRoute } from 'astro';

import { siteUrl } from '../build/site-url.ts';
import { rssOptions } from '../seo/blog-feed.ts';

export const GET: APIRoute = async () => rss(await rssOptions(siteUrl()));
