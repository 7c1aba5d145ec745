import rss from '@astrojs/rss';
import { type APIRoute } from 'astro';

import { rssOptions } from '../seo/blog-feed.ts';

export const GET: APIRoute = async () => rss(await rssOptions(import.meta.env.SITE));
