/** The metadata of every page. Each test names the pages that fail. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { siteUrl } from '../../site/build/site-url.ts';
import { publishedArticles } from '../../site/content/articles/queries.ts';
import { openContent } from '../../site/content/content.ts';
import { ALL_ROUTES, builtPage, DIST, flawsOf, metaOf, ROUTES, valuesOf } from '../support/built-pages.ts';

const ORIGIN = siteUrl();
const { name: salonName, shortName } = openContent().get('salon');
const blogName = openContent().get('blog').title;

const titleOf = (route: string) => builtPage(route)('head title').text();
const pictureOf = (url: string) => join(DIST, new URL(url).pathname);

test('titles end with the name of the salon, those of articles with that of the blog', () => {
  const wrong = flawsOf((route) => {
    const names = route.startsWith('/blog/') ? [blogName] : [shortName, salonName];
    return names.some((name) => titleOf(route).endsWith(` | ${name}`)) ? [] : [titleOf(route)];
  });
  expect(wrong).toEqual([]);
});

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

test('sharing metadata has the page’s title and description', () => {
  const wrong = flawsOf((route) => {
    const expected = {
      'og:description': metaOf(route, 'description'),
      'og:site_name': salonName,
      'twitter:card': 'summary_large_image',
    };
    return [
      ...(titleOf(route).startsWith(`${metaOf(route, 'og:title')} | `) ? [] : [metaOf(route, 'og:title')]),
      ...Object.entries(expected).flatMap(([name, text]) =>
        metaOf(route, name) === text ? [] : [`${name} is ${metaOf(route, name)}`],
      ),
    ];
  });
  expect(wrong).toEqual([]);
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

test('articles have their author, date and tags in their metadata', () => {
  for (const { slug, author, date, tags } of publishedArticles(openContent())) {
    const route = `/blog/${slug}`;
    expect(metaOf(route, 'og:type')).toBe('article');
    expect(metaOf(route, 'article:author')).toBe(author);
    expect(metaOf(route, 'article:published_time')).toMatch(new RegExp(`^${date}T`, 'u'));
    expect(valuesOf(route, 'meta[property="article:tag"]', 'content')).toEqual(tags);
  }
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
