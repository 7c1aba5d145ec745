import { expect, test } from 'vitest';

import { brokenLink } from '../../site/build/links.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { allRoutes } from '../../tools/routes.ts';
import { builtPage, DIST } from '../support/built-pages.ts';

const RUN = 12;

test('every internal link leads to an existing file and anchor', () => {
  const broken = allRoutes().flatMap((route) => {
    const hrefs = builtPage(route)('a[href]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? '');
    expect(hrefs.length, route).toBeGreaterThan(20);
    return hrefs
      .flatMap((href) => brokenLink(DIST, route, href) ?? [])
      .map((message) => `${route}: ${message}`);
  });
  expect(broken).toEqual([]);
});

test('no two articles share a run of twelve words', () => {
  const seen = new Map<string, string>();
  const shared = readArticles().flatMap(({ slug, body }) => {
    const words =
      body
        .replaceAll(/\]\([^)]*\)/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}’']+/gu) ?? [];
    return words.flatMap((_, at) => {
      const run = words.slice(at, at + RUN).join(' ');
      const first = seen.get(run) ?? slug;
      seen.set(run, first);
      return first === slug ? [] : [`${first} and ${slug}: ${run}`];
    });
  });
  expect(seen.size).toBeGreaterThan(10_000);
  expect(shared).toEqual([]);
});
