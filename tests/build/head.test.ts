/**
 * The metadata of every page. Each test collects the errors of all pages, so that a failure shows every page and value.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { readBuiltPage } from '../support/built-page.ts';
import { siteUrl } from '../../site/build/site-url.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { blogSchema } from '../../site/content/schemas/pages/blog.ts';
import { readPage, salon } from '../../site/content/index.ts';
import { builtHtml, builtPages, DIST } from '../support/built-pages.ts';

const ORIGIN = siteUrl();
const pages = builtPages();
const notFound = readBuiltPage(builtHtml('/404'));
const blogName = readPage('blog', blogSchema).title;

type Page = ReturnType<typeof readBuiltPage>;
const one = (page: Page, name: string) => page.meta.get(name)?.join(' AND ') ?? '';

/** A line for each page for which `wrong` returns an error. */
function breaches(wrong: (page: Page, route: string) => string | undefined): string[] {
  return [...pages].flatMap(([route, page]) => {
    const found = wrong(page, route);
    return found === undefined ? [] : [`${route}: ${found}`];
  });
}

test('the site has pages', () => {
  expect(pages.size).toBeGreaterThan(40);
});

test('titles end with the name of the salon', () => {
  const names = [salon().shortName, salon().name, blogName].map((name) => ` | ${name}`);
  expect(breaches(({ title }) => (names.some((name) => title.endsWith(name)) ? undefined : title))).toEqual(
    [],
  );
});

test('the titles of articles name the blog', () => {
  for (const { slug, title } of readArticles())
    expect(pages.get(`/blog/${slug}`)?.title).toBe(`${title} | ${blogName}`);
});

test('the canonical URL is the page’s own and its og:url', () => {
  const wrong = breaches((page, route) => {
    const own = ORIGIN + route;
    const said = [page.links.get('canonical')?.join(' AND '), one(page, 'og:url')];
    return said.every((url) => url === own) ? undefined : said.join(', ');
  });
  expect(wrong).toEqual([]);
});

test('sharing metadata has the page’s title and description', () => {
  const wrong = breaches((page) => {
    const title = one(page, 'og:title');
    if (!page.title.startsWith(`${title} | `)) return `og:title is ${title}`;
    if (one(page, 'og:description') !== one(page, 'description')) return one(page, 'og:description');
    if (one(page, 'og:site_name') !== salon().name) return one(page, 'og:site_name');
    return one(page, 'twitter:card') === 'summary_large_image' ? undefined : one(page, 'twitter:card');
  });
  expect(wrong).toEqual([]);
});

test('sharing pictures exist and have an alternative text', () => {
  const wrong = breaches((page) => {
    const image = one(page, 'og:image');
    if (!image.startsWith(`${ORIGIN}/`) || !existsSync(join(DIST, new URL(image).pathname))) return image;
    if (one(page, 'og:image:width') !== '1200' || one(page, 'og:image:height') !== '630') return 'size';
    return one(page, 'og:image:alt').length > 10 ? undefined : `alt is ${one(page, 'og:image:alt')}`;
  });
  expect(wrong).toEqual([]);
});

test('only the not-found page is hidden from search engines', () => {
  expect(
    breaches((page) => (one(page, 'robots') === 'max-image-preview:large' ? undefined : one(page, 'robots'))),
  ).toEqual([]);
  expect(one(notFound, 'robots')).toBe('noindex');
  expect(notFound.canonical).toBeUndefined();
});

test('only the home page has keywords', () => {
  expect([...pages].filter(([, { meta }]) => meta.has('keywords')).map(([route]) => route)).toEqual(['/']);
});

test('every page has a theme color and icons that exist', () => {
  for (const page of [...pages.values(), notFound]) {
    const icons = ['icon', 'apple-touch-icon', 'manifest'].flatMap((rel) => page.links.get(rel) ?? []);
    expect(icons).toEqual(['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
    expect(one(page, 'theme-color')).toMatch(/^#[\da-f]{6}/u);
  }
  for (const file of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'])
    expect(existsSync(join(DIST, file)), file).toBe(true);
});

test('the manifest’s icons exist in the sizes it declares', async () => {
  const manifest = JSON.parse(readFileSync(join(DIST, 'site.webmanifest'), 'utf8')) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).toBe(salon().name);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(DIST, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
