import { expect, test } from 'vitest';

import { budgetError, partsOf } from './page-parts.ts';

const noise = (length: number) =>
  Array.from({ length }, (_, i) => Math.imul(i + 1, 2_654_435_761).toString(36)).join('');

test('measures what the page would lose without each part', () => {
  const styles = noise(200);
  const parts = partsOf(
    `<style>${styles}</style><script type="application/ld+json">{"a":1}</script><p>${noise(20)}`,
  );
  expect(parts.get('styles')).toBeGreaterThan(styles.length / 3);
  expect(parts.get('structured data')).toBeLessThan(60);
  expect(parts.get('inline script')).toBe(0);
  expect(parts.get('markup and words')).toBeLessThan(parts.get('styles') ?? 0);
});

test('an exceeded budget is reported with size, limit and the three largest causes', () => {
  const causes = [
    ['markup', 100],
    ['styles', 9000],
    ['svg', 2000],
    ['script', 1500],
  ] as const;
  expect(budgetError('/about', 'HTML', 14_200, 14_000, causes)).toBe(
    '/about: HTML: found 14,200 bytes, expected at most 14,000 (tools/budgets.ts); most of it: styles 9,000, svg 2,000, script 1,500',
  );
});
