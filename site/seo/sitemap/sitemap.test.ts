import { expect, test } from 'vitest';

import { type SitemapEntry, sitemaps } from './sitemap.ts';

const ORIGIN = 'https://salon.example';
const entry = (path: string, more: Partial<SitemapEntry> = {}): SitemapEntry => ({
  url: ORIGIN + path,
  images: [],
  ...more,
});
const locations = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url]) => url);

test('one file while everything fits', () => {
  const files = sitemaps([entry('/'), entry('/about', { lastModified: '2025-10-20' })], ORIGIN);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain(
    '<url><loc>https://salon.example/about</loc><lastmod>2025-10-20</lastmod></url>',
  );
  expect(files.get('sitemap.xml')).toContain('<url><loc>https://salon.example/</loc></url>');
});

test('pictures of a page, addresses escaped', () => {
  const xml = sitemaps([entry('/a?b&c', { images: [`${ORIGIN}/_astro/x.avif`] })], ORIGIN).get('sitemap.xml');
  expect(xml).toContain('<loc>https://salon.example/a?b&amp;c</loc>');
  expect(xml).toContain(
    '<image:image><image:loc>https://salon.example/_astro/x.avif</image:loc></image:image>',
  );
});

test('too many addresses are split, and an index names the parts with their newest change', () => {
  const entries = ['/a', '/b', '/c', '/d', '/e'].map((path, at) =>
    entry(path, { lastModified: `2025-10-0${at + 1}` }),
  );
  const files = sitemaps(entries, ORIGIN, { urls: 2, bytes: 1e6 });
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  expect(locations(files.get('sitemap.xml'))).toEqual([1, 2, 3].map((at) => `${ORIGIN}/sitemap-${at}.xml`));
  expect(files.get('sitemap.xml')).toContain(
    `<sitemap><loc>${ORIGIN}/sitemap-2.xml</loc><lastmod>2025-10-04</lastmod></sitemap>`,
  );
  expect(locations(files.get('sitemap-2.xml'))).toEqual([`${ORIGIN}/c`, `${ORIGIN}/d`]);
  expect(locations(files.get('sitemap-3.xml'))).toEqual([`${ORIGIN}/e`]);
});

test('no part is larger than it may be, and no address is lost', () => {
  const entries = Array.from({ length: 40 }, (_, at) => entry(`/${'é'.repeat(at)}`));
  const bytes = 700;
  const [index = '', ...parts] = sitemaps(entries, ORIGIN, { urls: 1000, bytes }).values();
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(bytes);
  expect(parts.flatMap(locations)).toEqual(entries.map(({ url }) => url));
  expect(locations(index)).toHaveLength(parts.length);
});
