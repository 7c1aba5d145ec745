import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { ALL_ROUTES, DIST, flawsOf, valuesOf } from '../support/built-pages.ts';

const FOLDER = join(DIST, '_astro');
const pictures = readdirSync(FOLDER).filter((file) => /\.(?:avif|jpeg|jpg|png)$/.test(file));

test('no original photo and no metadata of one is published', async () => {
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((file) => file.endsWith('.jpg'))).toEqual([]);
  for (const file of pictures) {
    const { exif, xmp, icc, iptc } = await sharp(join(FOLDER, file)).metadata();
    expect({ exif, xmp, icc, iptc }, file).toEqual({});
  }
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
