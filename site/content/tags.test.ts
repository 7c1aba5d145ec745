import { expect, test } from 'vitest';
import { tagKey, tagLabel, uniqueTags } from './tags.ts';

test.each([
  ['hair-care', 'Hair Care', 'hair-care'],
  ['Local style', 'Local style', 'local-style'],
  ['Sherman Texas', 'Sherman Texas', 'sherman-texas'],
  ['top-10-looks', 'Top 10 Looks', 'top-10-looks'],
])('%s is shown as %s and stands in addresses as %s', (tag, label, key) => {
  expect(tagLabel(tag)).toBe(label);
  expect(tagKey(tag)).toBe(key);
});

test('each tag once, alphabetically, in its best capitalised spelling', () => {
  expect(uniqueTags(['Local style', 'beauty', 'Local Style', 'Haircuts', 'local style', 'Beauty'])).toEqual([
    'Beauty',
    'Haircuts',
    'Local Style',
  ]);
  expect(uniqueTags(['Local Salon', 'Local Salons', 'hair-care'])).toEqual([
    'hair-care',
    'Local Salon',
    'Local Salons',
  ]);
});
