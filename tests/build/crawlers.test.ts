/** The files for crawlers and feed readers: sitemap, robots.txt and RSS. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';

import { siteUrl } from '../../site/build/site-url.ts';
import { publishedArticles } from '../../site/content/articles/queries.ts';
import { openContent } from '../../site/content/content.ts';
import { builtPage, DIST, ROUTES } from '../support/built-pages.ts';

const ORIGIN = siteUrl();
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
const sitemap = load(read('sitemap-0.xml'), { xml: true });
const textsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());
const entry = (route: string) =>
  sitemap('url').filter((_, url) => sitemap(url).find('loc').text() === ORIGIN + route);

test('the sitemap, like llms.txt, lists every page once, with pictures that exist and the dates of the content', () => {
  const listed = textsOf(sitemap, 'url > loc');
  expect(listed.sort()).toEqual(ROUTES.map((route) => ORIGIN + route).sort());
  const summary = read('llms.txt');
  expect(ROUTES.filter((route) => !summary.includes(`](${ORIGIN}${route})`))).toEqual([]);
  const pictures = textsOf(sitemap, 'image\\:loc');
  expect(pictures.length).toBeGreaterThan(0);
  for (const url of pictures) expect(existsSync(join(DIST, new URL(url).pathname)), url).toBe(true);
  for (const { slug, date } of publishedArticles(openContent()))
    expect(entry(`/blog/${slug}`).find('lastmod').text()).toMatch(new RegExp(`^${date}T`, 'u'));
  for (const { slug, lastUpdated } of openContent().get('legal'))
    expect(entry(`/${slug}`).find('lastmod').text()).toMatch(new RegExp(`^${lastUpdated}T`, 'u'));
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
  const valuesOf = (name: string) => textsOf(xml, `item > ${name}`);
  const newest = publishedArticles(openContent()).slice(0, 30);
  expect(valuesOf('title')).toEqual(newest.map(({ title }) => title));
  expect(valuesOf('link')).toEqual(newest.map(({ slug }) => `${ORIGIN}/blog/${slug}`));
  expect(valuesOf('description')).toEqual(newest.flatMap(({ description }) => description ?? []));
  expect(valuesOf('category')).toHaveLength(newest.flatMap(({ tags }) => tags).length);
  expect(valuesOf('pubDate').map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
    newest.map(({ date }) => date),
  );
  for (const route of ROUTES.filter((path) => path.startsWith('/blog')))
    expect(builtPage(route)('link[type="application/rss+xml"]').attr('href'), route).toBe('/rss.xml');
});
