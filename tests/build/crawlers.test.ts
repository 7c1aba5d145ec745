/** The files for crawlers and feed readers: sitemap, robots.txt, llms.txt, RSS and JSON feed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { load } from 'cheerio';
import { expect, test } from 'vitest';

import { brokenLink } from '../../site/build/links.ts';
import { siteUrl } from '../../site/build/site-url.ts';
import { addressLine } from '../../site/content/salon/address.ts';
import { publishedArticles } from '../../site/content/articles/queries.ts';
import { openContent } from '../../site/content/content.ts';
import { displayPhone } from '../../site/content/salon/phone.ts';
import { DIST, ROUTES } from '../support/built-pages.ts';

const ORIGIN = siteUrl();
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
const sitemap = load(read('sitemap-0.xml'), { xml: true });
const entry = (route: string) =>
  sitemap('url').filter((_, url) => sitemap(url).find('loc').text() === ORIGIN + route);

test('the sitemap lists every page once, with pictures that exist and the dates of the content', () => {
  const listed = sitemap('url > loc')
    .toArray()
    .map((loc) => sitemap(loc).text());
  expect(listed.sort()).toEqual(ROUTES.map((route) => ORIGIN + route).sort());
  const pictures = sitemap('image\\:loc')
    .toArray()
    .map((loc) => sitemap(loc).text());
  expect(pictures.length).toBeGreaterThan(0);
  for (const url of pictures) expect(existsSync(join(DIST, new URL(url).pathname)), url).toBe(true);
  for (const { slug, date } of publishedArticles(openContent()))
    expect(entry(`/blog/${slug}`).find('lastmod').text()).toMatch(new RegExp(`^${date}T`, 'u'));
});

test('robots.txt disallows only the API and names the sitemap', () => {
  expect(read('robots.txt').trim().split(/\n+/u)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    `Sitemap: ${ORIGIN}/sitemap-index.xml`,
  ]);
  expect(existsSync(join(DIST, 'sitemap-index.xml'))).toBe(true);
});

test('llms.txt has the salon’s facts and links to every page', () => {
  const text = read('llms.txt');
  const { phone, address } = openContent().get('salon');
  for (const fact of [displayPhone(phone), addressLine(address)]) expect(text).toContain(fact);
  const links = [...text.matchAll(/\]\(([^)]*)\)/gu)].map(([, url = '']) => url);
  expect(new Set(links)).toEqual(new Set(ROUTES.map((route) => ORIGIN + route)));
});

test('the feeds are well-formed and have every article’s text with links that work', () => {
  const rss = read('rss.xml');
  const { items } = JSON.parse(read('feed.json')) as {
    items: { url: string; title: string; content_html: string; image: string; date_published: string }[];
  };
  const isWellFormed = (text: string) => text.isWellFormed() && !/[\0-\x08\v\f\x0E-\x1F]/u.test(text);
  expect(isWellFormed(rss)).toBe(true);
  const xml = load(rss, { xml: true });
  expect(
    xml('item > link')
      .toArray()
      .map((link) => xml(link).text()),
  ).toEqual(items.map(({ url }) => url));
  expect(items.map(({ title }) => title)).toEqual(
    publishedArticles(openContent())
      .slice(0, 30)
      .map(({ title }) => title),
  );
  for (const { url, content_html: html, image, date_published: date } of items) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT12:00:00[+-]\d\d:\d\d$/u);
    expect(existsSync(join(DIST, new URL(image).pathname))).toBe(true);
    const $ = load(html);
    const addresses = $('[href], [src]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? attribs.src ?? '');
    for (const address of [url, ...addresses]) {
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:)/u);
      if (address.startsWith(ORIGIN))
        expect(brokenLink(DIST, '/', address.slice(ORIGIN.length) || '/')).toBeUndefined();
    }
    expect($('body').text().length).toBeGreaterThan(500);
    expect($('[class], [style], [role], script')).toHaveLength(0);
  }
});
