import { expect, test } from 'vitest';

import { bySlug } from './by-slug.ts';

test('an article that is gone is left out', () => {
  const articles = [{ slug: 'braids' }, { slug: 'bangs' }];
  expect(bySlug(['bangs', 'gone'], articles)).toEqual([{ slug: 'bangs' }]);
});
