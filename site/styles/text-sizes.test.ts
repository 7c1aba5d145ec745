import { globSync, readFileSync } from 'node:fs';

import postcss from 'postcss';
import { expect, test } from 'vitest';

/** Sizes that also use rem or follow the screen may have bounds in pixels (docs/decisions/0025). */
const FIXED = /^(?!.*\d(?:rem|vw|svh)).*\dpx/u;

test('text sizes and breakpoints grow with the text size set in the browser', () => {
  const found: string[] = [];
  for (const file of globSync('site/**/*.css')) {
    const root = postcss.parse(readFileSync(file, 'utf8'));
    root.walkDecls(/^(?:font|font-size|line-height)$/u, ({ prop, value }) => {
      if (FIXED.test(value)) found.push(`${file}: ${prop}: ${value}: expected rem`);
    });
    root.walkAtRules('media', ({ params }) => {
      if (params.includes('px')) found.push(`${file}: @media ${params}: expected em`);
    });
  }
  expect(found).toEqual([]);
});
