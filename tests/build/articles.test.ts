import { expect, test } from 'vitest';

import { brokenLink } from '../../site/build/links.ts';
import { allRoutes } from '../../tools/routes.ts';
import { builtPage, DIST } from '../support/built-pages.ts';

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
