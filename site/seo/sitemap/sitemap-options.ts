import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type SitemapItem, type SitemapOptions } from '@astrojs/sitemap';
import { load } from 'cheerio';

import { legal } from '../../content/index.ts';
import { readArticles } from '../../content/read-articles.ts';
import { projectRoot } from '../../content/root.ts';
import { contentDates } from './content-dates.ts';
import { lastModified } from './last-modified.ts';

/** A sitemap entry with its pictures: @astrojs/sitemap writes them, but its type does not have them. */
interface ItemWithImages extends SitemapItem {
  img: { url: string }[];
}

/** Options of @astrojs/sitemap: dates from the content, and the pictures of each page as built. */
export function sitemapOptions(): NonNullable<SitemapOptions> {
  let dates: ReturnType<typeof readDates> | undefined;
  return {
    namespaces: { news: false, xhtml: false, video: false },
    serialize: (item): ItemWithImages => {
      dates ??= readDates();
      const { pathname, origin } = new URL(item.url);
      const lastmod = lastModified(pathname, dates.named, dates.files);
      const file = join(projectRoot(), 'dist', `${pathname === '/' ? '/index' : pathname}.html`);
      const pictures = load(readFileSync(file, 'utf8'))('img[src]').toArray();
      const urls = new Set(pictures.map(({ attribs }) => new URL(attribs.src ?? '', origin).href));
      return {
        ...item,
        ...(lastmod !== undefined && { lastmod }),
        img: [...urls].map((url) => ({ url })),
      };
    },
  };
}

/** Called after the build, because the Astro configuration must not depend on articles. */
function readDates() {
  return {
    named: {
      articles: new Map(readArticles().map(({ slug, date }) => [slug, date])),
      legal: new Map(
        (['privacy', 'terms'] as const).map((name) => [`/${name}`, legal(name).data.lastUpdated] as const),
      ),
    },
    files: contentDates(projectRoot()),
  };
}
