import { expect, test } from 'vitest';
import { edited, fixtureContent } from '../../tests/support/fixture-content.ts';
import { publishedArticles } from './articles/queries.ts';

test('changed hours and prices appear in every text that inserts them', () => {
  const salon = edited('content/salon.yaml', (data: { hours: unknown }) => {
    data.hours = [
      { days: ['monday', 'thursday'], opens: '10:00', closes: '19:30' },
      { days: ['saturday'], opens: '08:30', closes: '12:00' },
    ];
  });
  const team = edited('content/team.yaml', ([member]: [{ note: string }]) => {
    member.note = 'Here until {closes.monday}; {hours.saturday} on Saturday; {hours.sunday} on Sunday.';
  });
  const cuts = edited(
    'content/services/mens-haircuts.yaml',
    (data: { prices: { lines: [{ price: number }] }; summary: string }) => {
      data.prices.lines[0].price = 49;
      data.summary = 'A cut from {price.cut}.';
    },
  );
  const content = fixtureContent({ ...salon, ...team, ...cuts });
  expect(content.get('team')[0]?.note).toBe('Here until 7:30pm; 8:30am-12pm on Saturday; closed on Sunday.');
  expect(content.get('services').find(({ slug }) => slug === 'mens-haircuts')?.summary).toBe(
    'A cut from $49.',
  );
});

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

test('articles come newest first, then by slug, and drafts are not published', () => {
  const article = (slug: string, date: string, more = '') => ({
    [`content/articles/${slug}.md`]: `---\ntitle: About ${slug}\ndate: ${date}\nauthor: We\ntags: []\npicture: { photo: waves, alt: Waves }\n${more}---\n\nText\n`,
  });
  const content = fixtureContent({
    ...article('two', '2035-10-20'),
    ...article('one', '2035-10-20'),
    ...article('later', '2099-01-01', 'draft: true\n'),
  });
  const [first, second] = publishedArticles(content);
  expect(first).toMatchObject({ slug: 'one', title: 'About one', body: '\nText\n' });
  expect(second?.slug).toBe('two');
});

test.each(['D’Andre W.', "D'Andre W.", 'Jose\u0301 R.', 'Tammy', 'Melissa R'])(
  'a review may be by %s',
  (name) => {
    const reviews = edited('content/reviews.yaml', ([first]: [{ name: string }]) => (first.name = name));
    expect(fixtureContent(reviews).get('reviews')[0]?.name).toBe(name.normalize('NFC'));
  },
);

test.each(['https://CopperAndSage.com', ' https://copperandsage.com/'])(
  'the address %s is normalized',
  (url) => {
    const salon = edited('content/salon.yaml', (data: { url: string }) => (data.url = url));
    expect(fixtureContent(salon).get('salon').url).toBe('https://copperandsage.com');
  },
);
