import { expect, test } from 'vitest';
import { tagKey, tagLabel, uniqueTags } from './tags.ts';

test.each([
  ['hair-care', 'Hair Care', 'hair-care'],
  ['Local style', 'Local Style', 'local-style'],
  ['top-10-looks', 'Top 10 Looks', 'top-10-looks'],
])('%s has the label %s and the key %s', (tag, label, key) => {
  expect(tagLabel(tag)).toBe(label);
  expect(tagKey(tag)).toBe(key);
});

test('lists each tag once, alphabetically, in its most capitalized spelling', () => {
  expect(uniqueTags(['Local style', 'beauty', 'Local Style', 'Haircuts', 'local style', 'Beauty'])).toEqual([
    'Beauty',
    'Haircuts',
    'Local Style',
  ]);
});
