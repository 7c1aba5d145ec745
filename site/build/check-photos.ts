import { type AstroIntegration } from 'astro';

import { photos } from '../content/index.ts';

/**
 * Looks at the photos before anything is built of them, so that the first words about a wrong file are ours: Astro
 * would stop at one file at a time, and say no more than that it is no picture.
 */
export function checkPhotos(): AstroIntegration {
  return {
    name: 'check-photos',
    hooks: {
      'astro:build:start': () => {
        photos();
      },
    },
  };
}
