import { readFileSync } from 'node:fs';
import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import { publishedArticles } from '../content/articles/queries.ts';
import { type Content, siteContent } from '../content/content.ts';
import { articlePath, legalPath } from '../lib/routes.ts';

/** A sitemap entry with its pictures: @astrojs/sitemap writes them, but its type does not have them. */
interface ItemWithImages extends SitemapItem {
  img: { url: string }[];
}

/**
 * Options of @astrojs/sitemap: the dates that the content states, and the pictures of each page as built.
 * @param dist folder of the built site
 */
export function sitemapOptions(dist: string): NonNullable<SitemapOptions> {
  return {
    namespaces: { news: false, xhtml: false, video: false },
    serialize: (item): ItemWithImages => {
      const { pathname, origin } = new URL(item.url);
      const lastmod = statedDates(siteContent()).get(pathname);
      const file = `${dist}${pathname === '/' ? '/index' : pathname}.html`;
      const sources = readFileSync(file, 'utf8').matchAll(/<img [^>]*?src="([^"]+)"/gu);
      const img = [...new Set(Array.from(sources, ([, src = '']) => src))].map((src) => ({
        url: `${origin}${src}`,
      }));
      return { ...item, ...(lastmod !== undefined && { lastmod }), img };
    },
  };
}

/**
 * Route → date of the last change, of articles, the blog and legal texts. Other pages state none: search engines ignore dates
 * of sites where they are wrong (Google Search Central, "Build and submit a sitemap").
 */
function statedDates(content: Content): ReadonlyMap<string, string> {
  const articles = publishedArticles(content);
  return new Map([
    ...articles.slice(0, 1).map(({ date }) => ['/blog', date] as const),
    ...articles.map(({ slug, date }) => [articlePath(slug), date] as const),
    ...content.get('legal').map(({ slug, lastUpdated }) => [legalPath(slug), lastUpdated] as const),
  ]);
}
