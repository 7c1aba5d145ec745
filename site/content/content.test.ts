import { expect, test } from 'vitest';
import { edited, fixtureContent } from '../../tests/support/fixture-content.ts';

test('a list is as long as the owner wants, and positions may repeat', () => {
  const content = fixtureContent({
    ...edited('content/reviews.yaml', (list: { id: string }[]) => list.push({ ...list[0], id: 'another' })),
    ...edited('content/towns.yaml', (list: { slug: string }[]) => list.splice(2)),
    'content/services/beard-care.yaml': null,
    ...edited('content/services/eyebrows.yaml', (data: { order: number }) => (data.order = 1)),
  });
  expect(content.get('reviews').at(-1)?.id).toBe('another');
  expect(content.get('towns')).toHaveLength(2);
  const orders = content.get('services').map(({ order }) => order);
  expect(orders.slice(0, 2)).toEqual([1, 1]);
});

test('a review may be by anybody', () => {
  for (const name of ['D’Andre W.', "D'Andre W.", 'Jose\u0301 R.', 'Tammy', 'Melissa R']) {
    const reviews = edited('content/reviews.yaml', ([first]: [{ name: string }]) => (first.name = name));
    expect(fixtureContent(reviews).get('reviews')[0]?.name).toBe(name.normalize('NFC'));
  }
});

test('the address of the site is normalized', () => {
  const salon = edited('content/salon.yaml', (data: { url: string }) => (data.url = ' https://Sage.com/'));
  expect(fixtureContent(salon).get('salon').url).toBe('https://sage.com');
});
