import { expect, test } from 'vitest';

import { comparison } from './comparison.ts';

const weights = (sizes: Readonly<Record<string, number>>) => ({
  pages: Object.entries(sizes).map(([route, bytes]) => ({ route, bytes })),
});

test('the largest differences come first', () => {
  expect(
    comparison(
      weights({ '/': 9000, '/about': 8000, '/blog': 7000 }),
      weights({ '/': 9010, '/about': 7900, '/blog': 7000 }),
    ),
  ).toBe(
    `**Page weight:** -90 bytes of HTML after Brotli on 2 of 3 pages.

| Page | Before | After | Difference |
| --- | ---: | ---: | ---: |
| /about | 8000 | 7900 | -100 |
| / | 9000 | 9010 | +10 |`,
  );
});

test('new and removed pages are listed and not summed up', () => {
  const text = comparison(weights({ '/': 9000, '/old': 50 }), weights({ '/': 9000, '/new': 70 }));
  expect(text).toContain('0 bytes of HTML after Brotli on 0 of 2 pages');
  expect(text).toContain('| /new | new | 70 | +70 |\n| /old | 50 | removed | -50 |');
});

test('equal results have no table', () => {
  const same = weights({ '/': 9000 });
  expect(comparison(same, same)).toBe('**Page weight:** 0 bytes of HTML after Brotli on 0 of 1 pages.');
});

test('a long list ends with the number of further pages', () => {
  const pages = (extra: number) =>
    weights(Object.fromEntries(Array.from({ length: 23 }, (_, at) => [`/${at}`, 100 + at * extra])));
  expect(comparison(pages(1), pages(2))).toMatch(/\n\n2 more pages changed\.$/u);
});
