import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ALL_ROUTES, DIST, flawsOf, valuesOf } from '../support/built-pages.ts';
import { publishedMetadata } from '../support/published-metadata.ts';

const FOLDER = join(DIST, '_astro');
const pictures = readdirSync(FOLDER).filter((file) => /\.(?:avif|jpeg|jpg|png)$/.test(file));

test('no original photo and no metadata of one is published', () => {
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((file) => file.endsWith('.jpg'))).toEqual([]);
  const telling = pictures.filter((file) => publishedMetadata(readFileSync(join(FOLDER, file))).length > 0);
  expect(telling).toEqual([]);
});

test('every width of a picture has its own file', () => {
  const wrong = flawsOf((route) => {
    const sets = [
      ...valuesOf(route, '[srcset*="w"]', 'srcset'),
      ...valuesOf(route, '[data-view*="w"]', 'data-view'),
    ];
    return sets.filter((set) => {
      const files = set.split(', ').map((entry) => entry.split(' ')[0]);
      return new Set(files).size < files.length;
    });
  }, ALL_ROUTES);
  expect(wrong).toEqual([]);
});
