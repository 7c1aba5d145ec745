import { expect, test } from 'vitest';
import { distinctTags } from '../content/articles/queries.ts';
import { filterKey, filterLabel } from './filter-key.ts';

test.each([
  ['hair-care', 'Hair Care', 'hair-care'],
  ['Local style', 'Local Style', 'local-style'],
  ['top-10-looks', 'Top 10 Looks', 'top-10-looks'],
])('%s has the label %s and the key %s', (tag, label, key) => {
  expect(filterLabel(tag)).toBe(label);
  expect(filterKey(tag)).toBe(key);
});

test('each tag is listed once, alphabetically', () => {
  const tags = ['Local style', 'beauty', 'Local Style', 'Haircuts', 'local-style', 'Beauty'];
  expect(distinctTags([{ tags }])).toEqual(['Beauty', 'Haircuts', 'Local Style']);
});
