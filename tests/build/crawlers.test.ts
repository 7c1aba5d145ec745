/** The files for crawlers: the sitemap and llms.txt. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';

import { siteUrl } from '../../site/build/site-url.ts';
import { publishedArticles } from '../../site/content/articles/queries.ts';
import { openContent } from '../../site/content/content.ts';
import { DIST, ROUTES } from '../support/built-pages.ts';

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
