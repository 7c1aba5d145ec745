import { expect, test } from 'vitest';
import { tagKey, tagLabel, tagLink, uniqueTags } from './tags.ts';

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

test('a tag links to the list of its posts, whatever signs it is written with', () => {
  expect(tagLink('hair-care & Color')).toEqual({
    key: 'hair-care-&-color',
    label: 'Hair Care & Color',
    href: '/blog?tag=hair-care-%26-color',
  });
});
