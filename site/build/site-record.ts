import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { SiteRecord } from '../../contact/site-record.ts';
import { siteContent } from '../content/content.ts';
import { withoutTrailingSlash } from '../lib/routes.ts';
import { siteUrl } from './site-url.ts';

/** Some crawlers request /sitemap.xml without reading robots.txt. @astrojs/sitemap cannot name its index like that. */
const SITEMAP_REDIRECT = { '/sitemap.xml': '/sitemap-index.xml' };

/** An article may have been removed, or is not published yet: its visitors get the list in place of the not-found page. */
const FALLBACKS = { '/blog': '/blog' };

/** What the server needs to know about the site, as JSON. */
export function siteRecord(): string {
  const { name, phone, timeZone } = siteContent().get('salon');
  const moved = siteContent()
    .get('redirects')
    .map(({ from, to }) => [withoutTrailingSlash(decodeURI(from)), to] as const);
  const record: SiteRecord = {
    siteUrl: siteUrl(),
    salonName: name,
    phone,
    timeZone,
    redirects: { ...SITEMAP_REDIRECT, ...Object.fromEntries(moved) },
    fallbacks: FALLBACKS,
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** Writes `dist/site.json`, which the server reads at its start and does not publish. */
export function writeSiteRecord(): AstroIntegration {
  return {
    name: 'site-record',
    hooks: {
      'astro:build:done': ({ dir }) => writeFile(new URL('site.json', dir), siteRecord()),
    },
  };
}
