import { expect, test } from 'vitest';

import { tempContent } from '../../tests/support/temp-content.ts';
import { publishedArticles } from './articles/queries.ts';
import { openContent } from './content.ts';

test('changed hours and prices appear in every text that inserts them', () => {
  using content = tempContent();
  content.edit('content/salon.yaml', (data: { hours: unknown }) => {
    data.hours = [
      { days: ['monday'], opens: '10:00', closes: '19:30' },
      { days: ['saturday'], opens: '08:30', closes: '12:00' },
    ];
  });
  content.edit('content/team.yaml', ([member]: [{ note: string }]) => {
    member.note = 'Here until {closes.monday}; {hours.saturday} on Saturday; {hours.sunday} on Sunday.';
  });
  content.edit(
    'content/services/hair-styling.yaml',
    (data: { prices: { lines: object[] }; from: number; summary: string }) => {
      data.from = 18;
      Object.assign(data.prices.lines[0] ?? {}, { name: 'Women’s Cut', price: 47 });
      data.summary = 'A cut from {price.women-s-cut}.';
    },
  );
  const opened = openContent(content.root);
  expect(opened.get('team')[0]?.note).toBe('Here until 7:30pm; 8:30am-12pm on Saturday; closed on Sunday.');
  expect(opened.get('services').find(({ slug }) => slug === 'hair-styling')?.summary).toBe('A cut from $47.');
});

test('a list is as long as the owner wants, and positions may repeat', () => {
  using content = tempContent();
  content.edit('content/gallery.yaml', (list: object[]) => list.push({ ...list[0] }));
  content.edit('content/testimonials.yaml', (list: { id: string }[]) => {
    list.push({ ...list[0], id: 'another' });
  });
  content.edit('content/towns.yaml', (list: { slug: string }[]) => list.splice(2));
  content.remove('content/services/beard-care.yaml');
  content.edit('content/services/eyebrows.yaml', (data: { order: number }) => (data.order = 1));
  const opened = openContent(content.root);
  expect(opened.get('reviews').at(-1)?.id).toBe('another');
  expect(opened.get('towns')).toHaveLength(2);
  expect(
    opened
      .get('services')
      .map(({ order }) => order)
      .slice(0, 2),
  ).toEqual([1, 1]);
});

test('articles come newest first, then by slug, and drafts are not published', () => {
  using content = tempContent();
  const write = (slug: string, date: string, more = '') => {
    content.write(
      `content/articles/${slug}.md`,
      `---\ntitle: About ${slug}\ndate: ${date}\nauthor: We\ntags: []\npicture: { photo: honey, alt: Waves }\n${more}---\n\nText\n`,
    );
  };
  write('old', '2025-08-01');
  write('two', '2025-10-20');
  write('one', '2025-10-20');
  write('later', '2099-01-01', 'draft: true\n');
  const opened = openContent(content.root);
  expect(opened.get('articles').map(({ slug }) => slug)).toEqual(['later', 'one', 'two', 'old']);
  expect(publishedArticles(opened)[0]).toMatchObject({ slug: 'one', title: 'About one', body: '\nText\n' });
});

test('changes are checked without being written', () => {
  using content = tempContent();
  const file = 'content/services/eyebrows.yaml';
  expect(openContent(content.root, { [file]: null }).files('services')).not.toContain(file);
  const added = openContent(content.root, { 'content/tags.yaml': '- Bangs\n' });
  expect(added.get('tags')).toEqual(['Bangs']);
  expect(openContent(content.root).get('tags')).not.toEqual(['Bangs']);
});

test.each([
  'D’Andre W.',
  "D'Andre W.",
  'Jose\u0301 R.',
  'Tammy',
  'Melissa R',
  'Ana-Lucía van der Berg',
  'Mc',
  '李 W.',
])('a review may be by %s', (name) => {
  using content = tempContent();
  content.edit('content/testimonials.yaml', ([first]: [{ name: string }]) => (first.name = name));
  expect(openContent(content.root).get('reviews')[0]?.name).toBe(name.normalize('NFC'));
});

test.each(['https://CopperAndSage.com', 'https://copperandsage.com/', ' https://copperandsage.com'])(
  'the address %s is normalized',
  (url) => {
    using content = tempContent();
    content.edit('content/salon.yaml', (data: { url: string }) => (data.url = url));
    expect(openContent(content.root).get('salon').url).toBe('https://copperandsage.com');
  },
);
