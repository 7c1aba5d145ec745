import { writeFile } from 'node:fs/promises';

import { type AstroIntegration } from 'astro';

import { salon } from '../content/index.ts';
import { siteUrl } from './site-url.ts';

/**
 * Writes `dist/site.json`: what the server has to know about the site it serves (origin, name and phone of the salon),
 * as it stood when the pages were built. The server does not give it out.
 */
export function siteRecord(): AstroIntegration {
  return {
    name: 'site-record',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { name, shortName, phone } = salon();
        const record = { siteUrl: siteUrl(), salonName: name, salonShortName: shortName, phone };
        await writeFile(new URL('site.json', dir), `${JSON.stringify(record, null, 2)}\n`);
      },
    },
  };
}
