/** The metadata of every page. Each test names the pages that fail. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { siteUrl } from '../../site/build/site-url.ts';
import { ALL_ROUTES, builtPage, DIST, metaOf, ROUTES, valuesOf } from '../support/built-pages.ts';

const ORIGIN = siteUrl();

const titleOf = (route: string) => builtPage(route)('head title').text();
const pictureOf = (url: string) => join(DIST, new URL(url).pathname);

test('no two pages share a title or a description', () => {
  for (const texts of [ROUTES.map(titleOf), ROUTES.map((route) => metaOf(route, 'description'))]) {
    expect(texts).not.toContain('');
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('every page has a sharing picture, a JPEG of 1200 × 630 with an alternative text', async () => {
  for (const route of ROUTES) {
    const url = metaOf(route, 'og:image');
    expect(url.startsWith(`${ORIGIN}/`), url).toBe(true);
    const file = readFileSync(pictureOf(url));
    expect(file.length, url).toBeLessThanOrEqual(300_000);
    expect(await sharp(file).metadata(), url).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect([metaOf(route, 'og:image:width'), metaOf(route, 'og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(route, 'og:image:alt').length, route).toBeGreaterThan(20);
  }
});

test('only the not-found page is hidden from search engines', () => {
  const isListed = (route: string) => metaOf(route, 'robots') === 'max-image-preview:large';
  expect(ALL_ROUTES.filter((route) => !isListed(route))).toEqual(['/404']);
  expect(metaOf('/404', 'robots')).toBe('noindex');
});

test('every page has icons', () => {
  const manifest = JSON.parse(readFileSync(join(DIST, 'site.webmanifest'), 'utf8')) as {
    icons: readonly { src: string }[];
  };
  for (const { src } of manifest.icons) expect(existsSync(join(DIST, src)), src).toBe(true);
  const icons = 'link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]';
  for (const route of ALL_ROUTES)
    for (const file of ['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
      expect(valuesOf(route, icons, 'href'), route).toContain(file);
      expect(existsSync(join(DIST, file)), file).toBe(true);
    }
});
