/** The files for crawlers: sitemap, robots.txt and llms.txt. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { brokenLink } from '../../site/build/links.ts';
import { siteUrl } from '../../site/build/site-url.ts';
import { addressLine } from '../../site/content/address.ts';
import { displayHours } from '../../site/content/hours.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { legal, redirects, salon } from '../../site/content/index.ts';
import { openPrices } from '../../site/content/services.ts';
import { displayPhone } from '../../site/content/phone.ts';
import { builtPages, DIST } from '../support/built-pages.ts';

const ORIGIN = siteUrl();
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
const sitemap = read('sitemap-0.xml');
const entries = new Map(
  [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/gu)].map(([, url = '', rest = '']) => [
    url,
    rest,
  ]),
);

test('the sitemap lists the canonical URL of every page once', () => {
  const canonical = [...builtPages().values()].map((page) => page.canonical);
  expect([...entries.keys()].sort()).toEqual(canonical.sort());
  expect(sitemap.match(/<url>/gu)).toHaveLength(entries.size);
  expect(sitemap).not.toContain('/404');
  for (const { from } of redirects()) expect([...entries.keys()]).not.toContain(ORIGIN + from);
});

test('the sitemap lists the pictures of each page', () => {
  const pictures = (path: string) =>
    [...(entries.get(ORIGIN + path) ?? '').matchAll(/<image:loc>([^<]*)<\/image:loc>/gu)].map(
      ([, url = '']) => url,
    );
  expect(pictures('/gallery').length).toBeGreaterThanOrEqual(11);
  expect(pictures('/terms')).toEqual([]);
  for (const url of [...entries.keys()].flatMap((page) => pictures(new URL(page).pathname))) {
    expect(url.startsWith(`${ORIGIN}/_astro/`), url).toBe(true);
    expect(existsSync(join(DIST, new URL(url).pathname)), url).toBe(true);
  }
});

test('the dates of the sitemap are those of the content', () => {
  const dateOf = (path: string) => /<lastmod>(.*?)<\/lastmod>/u.exec(entries.get(ORIGIN + path) ?? '')?.[1];
  for (const { slug, date } of readArticles()) expect(dateOf(`/blog/${slug}`)).toBe(`${date}T00:00:00.000Z`);
  expect(dateOf('/blog')).toBe(dateOf(`/blog/${readArticles()[0]?.slug ?? ''}`));
  expect(dateOf('/terms')).toBe(`${legal('terms').data.lastUpdated}T00:00:00.000Z`);
  for (const [, date = ''] of sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/gu)) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/u);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
});

test('robots.txt disallows only the API and names the sitemap', () => {
  expect(read('robots.txt').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${ORIGIN}/sitemap-index.xml`,
    '',
  ]);
});

test('/sitemap.xml redirects to the sitemap index', () => {
  const record = JSON.parse(read('site.json')) as { redirects: Record<string, string> };
  expect(record.redirects['/sitemap.xml']).toBe('/sitemap-index.xml');
  expect(existsSync(join(DIST, 'sitemap-index.xml'))).toBe(true);
});

test('llms.txt has the salon’s facts and links to every page', () => {
  const text = read('llms.txt');
  const { name, phone, email, address, hours } = salon();
  const openDays = displayHours(hours).map((line) => `${line.days} ${line.hours}`);
  expect(text.startsWith(`# ${name}\n\n> `)).toBe(true);
  for (const fact of [displayPhone(phone), email, addressLine(address), ...openDays])
    expect(text).toContain(fact);
  for (const { name: work, price } of openPrices())
    expect(text).toContain(price === null ? `${work}: ` : `${work}: from $${price}.`);
  const links = [...text.matchAll(/\]\(([^)]*)\)/gu)].map(([, url = '']) => url);
  for (const url of links) {
    expect(url.startsWith(`${ORIGIN}/`)).toBe(true);
    expect(brokenLink(DIST, '/', url.slice(ORIGIN.length)), url).toBeUndefined();
  }
  expect(new Set(links)).toEqual(new Set(entries.keys()));
});
