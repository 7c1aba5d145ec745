import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { type AstroIntegration } from 'astro';

import { readArticles } from '../content/read-articles.ts';
import { legal } from '../content/index.ts';
import { projectRoot } from '../content/root.ts';
import { contentDates } from '../seo/sitemap/content-dates.ts';
import { lastModified } from '../seo/sitemap/last-modified.ts';
import { type SitemapEntry, sitemaps } from '../seo/sitemap/sitemap.ts';
import { readBuiltPage } from './built-page.ts';
import { siteUrl } from './site-url.ts';

/**
 * Writes `sitemap.xml` from the pages as they were built: each by the canonical address it names, with the pictures it
 * shows. A page that says `noindex`, like the not-found page, is not listed; a draft is not built, so it is not either.
 */
export function writeSitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const entries = builtEntries(dir);
        for (const [name, xml] of sitemaps(entries, siteUrl())) writeFileSync(new URL(name, dir), xml);
        logger.info(`${String(entries.length)} pages listed`);
      },
    },
  };
}

function builtEntries(dir: URL): SitemapEntry[] {
  const origin = siteUrl();
  const days = {
    articles: new Map(readArticles().map(({ slug, date }) => [slug, date])),
    legal: new Map(
      (['privacy', 'terms'] as const).map((name) => [`/${name}`, legal(name).data.lastUpdated] as const),
    ),
  };
  const dates = contentDates(projectRoot());
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  // One after the other: a long blog is more than should lie in memory.
  const entries = files.flatMap((file): SitemapEntry[] => {
    if (!file.endsWith('.html')) return [];
    const { canonical, images, meta } = readBuiltPage(readFileSync(new URL(file, dir), 'utf8'));
    if (canonical === undefined || meta.get('robots')?.some((rule) => rule.includes('noindex'))) return [];
    // Not the piece of the page that names it, or all pages would stay there with it.
    const { href, pathname } = new URL(canonical);
    return [
      {
        url: href,
        lastModified: lastModified(pathname, days, dates),
        images: images.map((image) => new URL(image, origin).href),
      },
    ];
  });
  return entries.sort((one, other) => (one.url < other.url ? -1 : 1));
}
