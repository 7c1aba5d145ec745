import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readArticles } from '../../site/content/read-articles.ts';
import { createSearch, type SearchData } from '../../site/features/search/search-index.ts';

test('every article is found by its title, and every suggestion finds one', () => {
  const { articles, suggestions } = JSON.parse(readFileSync('dist/search.json', 'utf8')) as SearchData;
  const search = createSearch(articles);
  expect(articles.map(({ href }) => href)).toEqual(readArticles().map(({ slug }) => `/blog/${slug}`));
  for (const { title } of articles) expect(search(title)[0]?.title).toBe(title);
  for (const suggestion of suggestions) expect(search(suggestion), suggestion).not.toEqual([]);
});
