import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { builtPage, DIST } from '../support/built-pages.ts';
import { publishedMetadata } from '../support/published-metadata.ts';

const MADE = join(DIST, '_astro');
const KEPT = '.cache/astro/assets';
const pictures = readdirSync(MADE).filter((file) => /\.(?:avif|jpeg|jpg|png)$/.test(file));

test('no published picture tells where, when or with what it was taken', () => {
  expect(pictures.length).toBeGreaterThan(300);
  const telling = pictures
    .map((file) => [file, publishedMetadata(readFileSync(join(MADE, file)))] as const)
    .filter(([, found]) => found.length > 0);
  expect(telling).toEqual([]);
});

test('no photo is published as it came', () => {
  expect(pictures.filter((file) => file.endsWith('.jpg'))).toEqual([]);
});

/**
 * A build takes a picture from there when it finds it under the name that follows from photo, cut, size and quality
 * (images/service.ts); names that stay the same from one build to the next are what makes the next one quick.
 */
test('every picture is kept for the next build, so that one without changes encodes nothing', () => {
  const kept = new Set(readdirSync(KEPT));
  expect(pictures.filter((file) => !kept.has(file))).toEqual([]);
});

test('every width of every picture is a file of its own', () => {
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
