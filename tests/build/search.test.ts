import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { openContent } from '../../site/content/content.ts';
import { publishedArticles } from '../../site/content/articles/queries.ts';
import { createSearch, type SearchData } from '../../site/features/search/search-index.ts';

test('every article is found by its title, and every suggestion finds one', () => {
  const { articles, suggestions } = JSON.parse(readFileSync('dist/search.json', 'utf8')) as SearchData;
  const search = createSearch(articles);
  expect(articles.map(({ href }) => href)).toEqual(
    publishedArticles(openContent()).map(({ slug }) => `/blog/${slug}`),
  );
  for (const { title } of articles) expect(search(title)[0]?.title).toBe(title);
  for (const suggestion of suggestions) expect(search(suggestion), suggestion).not.toEqual([]);
});
