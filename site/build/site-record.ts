import { writeFile } from 'node:fs/promises';

import { type AstroIntegration } from 'astro';

import { redirects, salon } from '../content/index.ts';
import { withoutTrailingSlash } from './redirect-problems.ts';
import { siteUrl } from './site-url.ts';

/** Crawlers try this address without reading robots.txt. @astrojs/sitemap cannot name its index like that. */
const SITEMAP_REDIRECT = { '/sitemap.xml': '/sitemap-index.xml' };

/** What the server needs to know about the site, as JSON. */
export function siteRecord(): string {
  const { name, phone } = salon();
  const record = {
    siteUrl: siteUrl(),
    salonName: name,
    phone,
    redirects: {
      ...SITEMAP_REDIRECT,
      ...Object.fromEntries(redirects().map(({ from, to }) => [withoutTrailingSlash(from), to])),
    },
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** Writes `dist/site.json` for the server, which does not serve it. */
export function writeSiteRecord(): AstroIntegration {
  return {
    name: 'site-record',
    hooks: {
      'astro:build:done': ({ dir }) => writeFile(new URL('site.json', dir), siteRecord()),
    },
  };
}
