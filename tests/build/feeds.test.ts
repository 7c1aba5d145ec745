import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { load } from 'cheerio';
import { expect, test } from 'vitest';

import { brokenLink } from '../../site/build/links.ts';
import { siteUrl } from '../../site/build/site-url.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { builtPage, DIST, textOf } from '../support/built-pages.ts';

const rss = readFileSync(join(DIST, 'rss.xml'), 'utf8');
const { items } = JSON.parse(readFileSync(join(DIST, 'feed.json'), 'utf8')) as {
  items: { url: string; title: string; content_html: string; image: string; date_published: string }[];
};

test('the feeds have every article’s text with absolute URLs', () => {
  expect(items.map(({ title }) => title)).toEqual(readArticles().map(({ title }) => title));
  for (const { url, content_html: html, image, date_published: date } of items) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT12:00:00-0[56]:00$/u);
    expect(existsSync(join(DIST, new URL(image).pathname))).toBe(true);
    const $ = load(html);
    const addresses = $('[href], [src]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? attribs.src ?? '');
    const own = [url, ...addresses].filter((address) => address.startsWith(siteUrl()));
    expect(own.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:)/u);
    for (const address of own) {
      const { pathname, search, hash } = new URL(address);
      expect(brokenLink(DIST, '/', pathname + search + hash)).toBeUndefined();
      expect(address).not.toMatch(/.\/$/u);
    }
    expect(textOf($, $('body')).split(' ').length).toBeGreaterThan(1200);
    expect($('[class], [style], [role]')).toHaveLength(0);
    expect(rss).toContain(`<guid isPermaLink="true">${url}</guid>`);
  }
  expect(rss.match(/<content:encoded>&lt;/gu)).toHaveLength(items.length);
});

test('the blog and its articles link to both feeds', () => {
  const feeds = (route: string) =>
    builtPage(route)('link[rel=alternate][title]')
      .toArray()
      .map(({ attribs: { type, href } }) => [type, href]);
  const both = [
    ['application/rss+xml', '/rss.xml'],
    ['application/feed+json', '/feed.json'],
  ];
  expect(feeds('/blog')).toEqual(both);
  for (const { slug } of readArticles()) expect(feeds(`/blog/${slug}`)).toEqual(both);
  expect(feeds('/about')).toEqual([]);
});
