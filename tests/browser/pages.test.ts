/**
 * What pages and files say at the fixture salon, without JavaScript: to readers (as Playwright writes what assistive
 * technology gets), to search engines and to other sites.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { expect } from 'vitest';
import { stringify } from 'yaml';

import { localDate } from '../../site/lib/local-time.ts';
import { expectText } from '../support/expected-text.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { expect as expectPage, PHONE, test } from '../support/visitor.ts';

const DIST = '.cache/fixture/dist';
const ARTICLE = '/blog/every-markdown-feature';

/** One page of each kind. Where a kind looks different for different content, one of each look. */
const ROUTES = [
  ...['/', '/about', '/careers', '/contact', '/gallery', '/no-such-page', '/privacy', '/view-our-salon'],
  ...['/blog', ARTICLE, '/blog/curls-before-a-wedding', '/blog/gray-and-what-to-say-about-it'],
  ...['/services/coloring-treatments', '/services/mens-haircuts', '/services/eyebrows', '/services/grooming'],
  ...['/services/beard-care', '/locations/denison', '/locations/hillsboro', '/locations/van-alstyne'],
];
const FILES = [
  ...['contact-qr.svg', 'llms.txt', 'omalleys.vcf', 'robots.txt', 'rss.xml', 'search.json', 'site.json'],
  ...['site.webmanifest', 'sitemap-0.xml', 'sitemap-index.xml'],
];

/** A page as it was built. */
const read = (route: string) =>
  load(readFileSync(path.join(DIST, `${route === '/' ? '/index' : route}.html`), 'utf8'));

/** Compares with a file, except for what differs between builds and days. */
const expectStable = (text: string, name: string) =>
  expectText(
    text
      .replaceAll(/(_astro\/[^.\s"]+)\.[\w-]+(?=\.)/gu, '$1')
      .replaceAll('><', '>\n<')
      .replaceAll('\r', String.raw`\r`)
      .replaceAll(localDate('America/Denver'), 'TODAY')
      .replaceAll(/\w+ \d+(?=, Fiesta)/gu, 'TODAY')
      .replace(/(?<=© )\d{4}/u, 'YEAR'),
    name,
  );

test('each page says what it must', async ({ visit }) => {
  const { page } = await visit('about:blank', { javaScriptEnabled: false });
  for (const route of ROUTES) {
    await page.goto(route);
    // Some are not displayed at first (site/ui/pictures-later.css).
    await expectPage(page.locator('.pictures-later img:not(:visible)')).toHaveCount(0);
    const $ = load(await page.content());
    const head = $('head').find('title, meta, link:not([rel=preload])').toArray();
    const words = await page.locator(route === '/' ? 'body' : 'main').ariaSnapshot();
    const graph: unknown = JSON.parse($('script[type="application/ld+json"]').text() || '{}');
    await expectStable(
      [...head.map((one) => $.html(one)), words, stringify(graph)].join('\n'),
      route.slice(1).replaceAll('/', '-') || 'home',
    );
  }
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectStable(await page.locator('#menu').ariaSnapshot(), 'menu');
});

test.for(FILES)('%s says what it must', (file) =>
  expectStable(readFileSync(path.join(DIST, file), 'utf8'), file),
);

test('a link to another site opens in a new tab, and the current page is marked', () => {
  for (const route of ROUTES.filter((one) => one !== '/no-such-page')) {
    const $ = read(route);
    const elsewhere = $('a[href^=http]:not(.footer__base a)')
      .toArray()
      .map((link) => $(link).attr());
    for (const link of elsewhere) expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect($('.dropdown__button').is('[data-current]'), route).toBe(route.startsWith('/services/'));
    for (const link of $(':is(header, .town-map) a[aria-current=page]').toArray())
      expect($(link).attr('href')).toBe(route);
  }
  expect(read('/services/eyebrows')('header nav [aria-current=page]')).toHaveLength(1);
  expect(read('/locations/denison')('.town-map [aria-current=page]')).toHaveLength(1);
});

test('a picture is the part of its photo that the owner chose, around a focus point', () => {
  expect(read(ARTICLE)('.article-header img').attr('style')).toBe('--focus:50% 30%');
  const size = { width: '480', height: '540' };
  const last = read('/gallery')('.gallery-grid img').last();
  expect(last.attr()).toMatchObject({ ...size, style: '--focus:50% 56%' });
});

test('the home page has 20 sparkles, and fetches its first picture at once, the others when they come near', () => {
  expect(read('/')('[aria-hidden=true].sparkles > *')).toHaveLength(20);
  const pictures = read('/')('main img').toArray();
  const loading = pictures.map((one) => one.attribs.loading);
  expect([loading.shift(), new Set(loading)]).toEqual(['eager', new Set(['lazy'])]);
});

test('an article without a description has that of the blog', () => {
  const description = read('/blog/beards-after-the-rain')('meta[name=description]').attr('content');
  expect(description).toBe(fixtureContent().get('blog').article.description);
});

test('old addresses lead to their pages', async ({ server }) => {
  const old = ['/prices', '/la-se%C3%B1ora', '/blog/gone', '/sitemap.xml'];
  const found = await Promise.all(old.map((one) => fetch(server.url + one)));
  const paths = ['/services/coloring-treatments', '/about', '/blog', '/sitemap-index.xml'];
  expect(found.map(({ url }) => url)).toEqual(paths.map((one) => server.url + one));
});

test('the not-found page reports its path', async ({ visit }) => {
  const { errors } = await visit('/no/such/page');
  await expect.poll(() => errors.join()).toContain('/no/such/page');
});
