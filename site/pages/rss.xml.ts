/** The blog for feed readers: all articles with their descriptions. All URLs are absolute. */
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { publishedArticles } from '../content/articles/queries.ts';
import { siteContent } from '../content/content.ts';
import { noonOf } from '../lib/dates.ts';
import { filterLabel } from '../lib/filter-key.ts';
import { articlePath } from '../lib/routes.ts';

export const GET: APIRoute = async () => {
  const origin = import.meta.env.SITE;
  const { title, description } = siteContent().get('blog');
  const { name, timeZone } = siteContent().get('salon');
  return rss({
    title: `${title} | ${name}`,
    description,
    site: `${origin}/blog`,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-us</language><atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>`,
    items: publishedArticles(siteContent()).map((article) => ({
      title: article.title,
      link: origin + articlePath(article.slug),
      ...(article.description !== undefined && { description: article.description }),
      pubDate: new Date(noonOf(article.date, timeZone)),
      categories: article.tags.map(filterLabel),
    })),
  });
};
