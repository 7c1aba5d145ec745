import { writeFile } from 'node:fs/promises';

import { type AstroIntegration } from 'astro';

import { redirects, salon } from '../content/index.ts';
import { bare } from './redirect-problems.ts';
import { siteUrl } from './site-url.ts';

/** What the server has to know about the site it serves, as JSON: origin, name and phone of the salon, old addresses. */
export function siteRecord(): string {
  const { name, shortName, phone } = salon();
  const record = {
    siteUrl: siteUrl(),
    salonName: name,
    salonShortName: shortName,
    phone,
    redirects: Object.fromEntries(redirects().map(({ from, to }) => [bare(from), to])),
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** Writes that record to `dist/site.json`, as it stood when the pages were built. The server does not give it out. */
export function writeSiteRecord(): AstroIntegration {
  return {
    name: 'site-record',
    hooks: {
      'astro:build:done': ({ dir }) => writeFile(new URL('site.json', dir), siteRecord()),
    },
  };
}
