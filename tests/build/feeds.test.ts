import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { brokenLink } from '../../site/build/links.ts';
import { siteUrl } from '../../site/build/site-url.ts';
import { listArticles } from '../../site/content/articles.ts';

const DIST = 'dist';
const rss = readFileSync(join(DIST, 'rss.xml'), 'utf8');
const { items } = JSON.parse(readFileSync(join(DIST, 'feed.json'), 'utf8')) as {
  items: { url: string; title: string; content_html: string; image: string; date_published: string }[];
};

test('the feeds hold every article as it stands on its page, with addresses that work anywhere', () => {
  expect(items.map(({ title }) => title)).toEqual(listArticles().map(({ title }) => title));
  for (const { url, content_html: html, image, date_published: date } of items) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT12:00:00-0[56]:00$/u);
    expect(existsSync(join(DIST, new URL(image).pathname))).toBe(true);
    const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/gu)].map(([, address = '']) => address);
    const own = [url, ...addresses].filter((address) => address.startsWith(siteUrl()));
    expect(own.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:)/u);
    for (const address of own) {
      const { pathname, search, hash } = new URL(address);
      expect(brokenLink(DIST, '/', pathname + search + hash)).toBeUndefined();
      expect(address).not.toMatch(/.\/$/u);
    }
    expect(html.replaceAll(/<[^>]+>/gu, ' ').split(/\s+/u).length).toBeGreaterThan(1200);
    expect(html).not.toMatch(/\s(?:class|style|role)=/u);
    expect(rss).toContain(`<guid isPermaLink="true">${url}</guid>`);
    expect(rss).toContain(html.slice(0, 400));
  }
  expect(rss.match(/<item>/gu)).toHaveLength(items.length);
});

test('the blog and its articles announce both feeds', () => {
  for (const page of ['blog', `blog/${listArticles()[0]?.slug ?? ''}`]) {
    const html = readFileSync(join(DIST, `${page}.html`), 'utf8');
    expect(html).toMatch(
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/rss\.xml">/u,
    );
    expect(html).toMatch(
      /<link rel="alternate" type="application\/feed\+json" title="[^"]+" href="\/feed\.json">/u,
    );
  }
  expect(readFileSync(join(DIST, 'about.html'), 'utf8')).not.toContain('rss.xml');
});
