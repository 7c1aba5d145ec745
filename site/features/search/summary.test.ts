import { expect, test } from 'vitest';

import { type SearchableArticle } from './search-index.ts';
import { type SearchAnswer } from './search.ts';
import { summarize } from './summary.ts';

const ARTICLE: SearchableArticle = {
  href: '/blog/curls',
  title: 'Curls',
  description: '',
  tags: [],
  date: { day: '2025-10-20', long: 'October 20, 2025' },
  readingTime: 8,
  sections: [],
};

function answer(count: number, more: Partial<SearchAnswer> = {}): SearchAnswer {
  const articles = Array.from({ length: count }, () => ARTICLE);
  return { articles, terms: new Set(), corrections: [], isComplete: true, ...more };
}

test.each([
  ['no article', answer(0), 'Nothing on “Curls”'],
  ['one article', answer(1), '1 article on “Curls”'],
  ['several articles', answer(3), '3 articles on “Curls”'],
  ['one partial match', answer(1, { isComplete: false }), 'No article has all of these words. 1 article has some'],
  ['several partial matches', answer(2, { isComplete: false }), 'No article has all of these words. 2 articles have some'],
])('summarizes %s', (_, found, summary) => {
  expect(summarize('Curls', found)).toBe(summary);
}); // prettier-ignore

test('quotes a corrected word as it was typed', () => {
  const corrections = [{ typed: 'balyage', meant: 'balayage' }];
  expect(summarize('Balyage tips', answer(2, { corrections }))).toBe(
    '2 articles, reading “Balyage” as “balayage”',
  );
});
