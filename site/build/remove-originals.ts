import { readdir, rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Deletes the original photos, which no page links to. Astro keeps those whose size is read, as `picture` does. */
export function removeOriginals(): AstroIntegration {
  return {
    name: 'remove-originals',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const assets = new URL('_astro/', dir);
        // Encoded pictures end in .avif or .jpeg, the photos of content/photos in .jpg.
        const originals = (await readdir(assets)).filter((file) => file.endsWith('.jpg'));
        await Promise.all(originals.map((file) => rm(new URL(file, assets))));
      },
    },
  };
}
