/** The files for crawlers and feed readers: sitemap, robots.txt and RSS. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { load } from 'cheerio';
import { expect, test } from 'vitest';

import { siteUrl } from '../../site/build/site-url.ts';
import { publishedArticles } from '../../site/content/articles/queries.ts';
import { openContent } from '../../site/content/content.ts';
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

test('the feed is well-formed and has the newest articles', () => {
  const rss = read('rss.xml');
  expect(rss.isWellFormed() && !/[\0-\x08\v\f\x0E-\x1F]/u.test(rss)).toBe(true);
  const xml = load(rss, { xml: true });
  const valuesOf = (name: string) =>
    xml(`item > ${name}`)
      .toArray()
      .map((element) => xml(element).text());
  const newest = publishedArticles(openContent()).slice(0, 30);
  expect(valuesOf('title')).toEqual(newest.map(({ title }) => title));
  expect(valuesOf('link')).toEqual(newest.map(({ slug }) => `${ORIGIN}/blog/${slug}`));
  expect(valuesOf('pubDate').map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
    newest.map(({ date }) => date),
  );
});
