import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { builtPage, DIST } from '../support/built-pages.ts';
import { publishedMetadata } from '../support/published-metadata.ts';

const MADE = join(DIST, '_astro');
const KEPT = '.cache/astro/assets';
/** The hair over the shades of an article. */
const OF_STYLE_SHEETS = 'hair-';
const pictures = readdirSync(MADE).filter((file) => /\.(?:avif|jpeg|jpg|png)$/.test(file));

test('no published picture has metadata of its photo', () => {
  expect(pictures.length).toBeGreaterThan(300);
  const telling = pictures
    .map((file) => [file, publishedMetadata(readFileSync(join(MADE, file)))] as const)
    .filter(([, found]) => found.length > 0);
  expect(telling).toEqual([]);
});

test('no original photo is published', () => {
  expect(pictures.filter((file) => file.endsWith('.jpg'))).toEqual([]);
});

// The cached file's name is a hash of photo, crop, size and quality (images/service.ts).
test('every picture is in the build cache', () => {
  const kept = new Set(readdirSync(KEPT));
  expect(pictures.filter((file) => !kept.has(file) && !file.startsWith(OF_STYLE_SHEETS))).toEqual([]);
});

test('every width of a picture has its own file', () => {
  const sets = [...allRoutes(), '/404'].flatMap((route) =>
    builtPage(route)('[srcset*="w"], [data-view*="w"]')
      .toArray()
      .map(({ attribs }) => attribs.srcset ?? attribs['data-view'] ?? ''),
  );
  expect(sets.length).toBeGreaterThan(200);
  for (const set of sets) {
    const files = set.split(', ').map((entry) => entry.split(' ')[0]);
    expect(new Set(files).size, set).toBe(files.length);
  }
});
