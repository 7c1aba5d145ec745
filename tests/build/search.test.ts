import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { readArticles } from '../../site/content/read-articles.ts';
import { fetchSearchIndex, type SearchIndex } from '../../site/features/search/search-index.ts';
import { search } from '../../site/features/search/search.ts';

let index: SearchIndex;
beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(readFileSync('dist/search.json'))));
  index = await fetchSearchIndex(new AbortController().signal);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('every article is found by its title, and every suggestion finds one', () => {
  expect(index.articles.map(({ href }) => href)).toEqual(readArticles().map(({ slug }) => `/blog/${slug}`));
  for (const { title } of index.articles)
    expect(search(index, title).articles.map((article) => article.title)).toContain(title);
  for (const suggestion of index.suggestions)
    expect(search(index, suggestion).articles.length, suggestion).toBeGreaterThan(0);
});
