import { mkdirSync, writeFileSync } from 'node:fs';

import { type AstroIntegration } from 'astro';

import { searchParts } from './search-parts.ts';

/**
 * Writes the search index. Not by way of the route that `npm run dev` has for it (pages/search): there is a file for each
 * article, and Astro takes as long to answer a request as all else that is done for it.
 */
export function writeSearch(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const parts = await searchParts();
        const folders = new Set([...parts.keys()].map((part) => new URL(`search/${part}/..`, dir).href));
        for (const folder of folders) mkdirSync(new URL(folder), { recursive: true });
        for (const [part, body] of parts)
          writeFileSync(new URL(`search/${part}.json`, dir), JSON.stringify(body));
        logger.info(`${String(parts.size)} files`);
      },
    },
  };
}
