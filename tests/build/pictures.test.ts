import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { DIST } from '../support/built-pages.ts';

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
