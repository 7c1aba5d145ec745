/** The metadata of every page. Each test names the pages that fail. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { siteUrl } from '../../site/build/site-url.ts';
import { openContent } from '../../site/content/content.ts';
import { ALL_ROUTES, builtPage, DIST, flawsOf, metaOf, ROUTES, valuesOf } from '../support/built-pages.ts';

const ORIGIN = siteUrl();
const { name: salonName } = openContent().get('salon');

const titleOf = (route: string) => builtPage(route)('head title').text();
const pictureOf = (url: string) => join(DIST, new URL(url).pathname);

test('no two pages share a title or a description', () => {
  for (const texts of [ROUTES.map(titleOf), ROUTES.map((route) => metaOf(route, 'description'))]) {
    expect(texts).not.toContain('');
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('the canonical URL is the page’s own and its og:url', () => {
  const wrong = flawsOf((route) =>
    [...valuesOf(route, 'link[rel=canonical]', 'href'), metaOf(route, 'og:url')].join() ===
    `${ORIGIN}${route},${ORIGIN}${route}`
      ? []
      : valuesOf(route, 'link[rel=canonical]', 'href'),
  );
  expect(wrong).toEqual([]);
  for (const route of ROUTES) expect(valuesOf(route, 'link[rel=canonical]', 'href'), route).toHaveLength(1);
});

test('every page has a sharing picture of its own, a JPEG of 1200 × 630 with an alternative text', async () => {
  const wrong: string[] = [];
  for (const route of ROUTES) {
    const url = metaOf(route, 'og:image');
    const file = pictureOf(url);
    const { format, width, height, size } = existsSync(file)
      ? await sharp(readFileSync(file)).metadata()
      : { format: 'none', width: 0, height: 0, size: 0 };
    const found = `${format} ${String(width)} × ${String(height)}`;
    if (!url.startsWith(`${ORIGIN}/`) || found !== 'jpeg 1200 × 630' || (size ?? 0) > 300_000)
      wrong.push(`${route}: ${url}: ${found}, ${String(size)} bytes`);
    if (metaOf(route, 'og:image:width') !== '1200' || metaOf(route, 'og:image:height') !== '630')
      wrong.push(`${route}: another size is announced`);
    if (metaOf(route, 'og:image:alt').length < 20) wrong.push(`${route}: ${metaOf(route, 'og:image:alt')}`);
  }
  const urls = ROUTES.map((route) => metaOf(route, 'og:image'));
  expect([...wrong, ...urls.filter((url, at) => urls.indexOf(url) !== at)]).toEqual([]);
});

test('only the not-found page is hidden from search engines, and only the home page has keywords', () => {
  const isListed = (route: string) => metaOf(route, 'robots') === 'max-image-preview:large';
  expect(ALL_ROUTES.filter((route) => !isListed(route))).toEqual(['/404']);
  expect(metaOf('/404', 'robots')).toBe('noindex');
  expect(valuesOf('/404', 'link[rel=canonical]', 'href')).toEqual([]);
  expect(ALL_ROUTES.filter((route) => metaOf(route, 'keywords') !== '')).toEqual(['/']);
});

test('every page has icons, and those of the manifest have the sizes that it says', async () => {
  for (const route of ALL_ROUTES)
    expect(
      valuesOf(route, 'link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href'),
      route,
    ).toEqual(['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
  for (const file of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'])
    expect(existsSync(join(DIST, file)), file).toBe(true);
  const manifest = JSON.parse(readFileSync(join(DIST, 'site.webmanifest'), 'utf8')) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).toBe(salonName);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(DIST, src)).metadata();
    expect(`${String(width)}x${String(height)}`, src).toBe(sizes);
  }
});
