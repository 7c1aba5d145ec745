import { readdir, stat } from 'node:fs/promises';

import { type AstroIntegration } from 'astro';

const PICTURE = /\.(?:avif|jpeg)$/;

/** Says how many pictures a build encoded and how many it found made: after a build that changed no photo, none. */
export function countPictures(): AstroIntegration {
  let made = new URL('file:///');
  let began = 0;
  return {
    name: 'count-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        made = new URL('assets/', config.cacheDir);
      },
      'astro:build:start': () => {
        began = Date.now();
      },
      'astro:build:done': async ({ dir, logger }) => {
        const pictures = (await readdir(new URL('_astro/', dir))).filter((file) => PICTURE.test(file));
        const times = await Promise.all(
          pictures.map(async (file) => (await stat(new URL(file, made))).mtimeMs),
        );
        const encoded = times.filter((time) => time >= began).length;
        logger.info(
          `${String(encoded)} pictures encoded, ${String(pictures.length - encoded)} kept from before`,
        );
      },
    },
  };
}
