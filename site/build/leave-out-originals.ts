import { readdir, rm } from 'node:fs/promises';

import { type AstroIntegration } from 'astro';

/** Takes the photos as they came out of the build: pages show only what was cut and encoded from them. */
export function leaveOutOriginals(): AstroIntegration {
  return {
    name: 'leave-out-originals',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const assets = new URL('_astro/', dir);
        // Made pictures end in .avif or .jpeg; the photos in content/photos end in .jpg.
        const originals = (await readdir(assets)).filter((file) => file.endsWith('.jpg'));
        await Promise.all(originals.map((file) => rm(new URL(file, assets))));
      },
    },
  };
}
