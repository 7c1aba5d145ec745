import { expect, test } from 'vitest';

import { createSearchIndex, type SearchableArticle } from './search-index.ts';
import { search } from './search.ts';

function article(title: string, text: string, tags: string[] = []): SearchableArticle {
  return {
    href: `/blog/${title}`,
    title,
    description: '',
    tags,
    date: { day: '2025-10-20', long: 'October 20, 2025' },
    readingTime: 8,
    sections: [{ id: '', heading: '', text }],
  };
}

test('finds whole words, tags, beginnings of words and misspelled ones', () => {
  const index = createSearchIndex(
    [
      article('Balayage at home', 'Highlights are painted by hand. Wash seldom.'),
      article('Hard water', 'Minerals stay in the hair. Water is hard here.', ['Hair care']),
      article('The braid', 'Porosity and crème brûlée.'),
    ],
    [],
  );
  const titles = (query: string) => search(index, query).articles.map(({ title }) => title);
  expect(titles('hard water')).toEqual(['Hard water']);
  expect(titles('hair care')).toEqual(['Hard water']);
  expect(titles('bal')).toEqual(['Balayage at home']);
  expect(titles('CREME')).toEqual(['The braid']);
  expect(titles('balyage')).toEqual(['Balayage at home']);
  expect(['xqzt', '__proto__', ''].flatMap(titles)).toEqual([]);
});
