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

test('the index has every article', () => {
  expect(index.articles.map(({ href }) => href)).toEqual(readArticles().map(({ slug }) => `/blog/${slug}`));
});

test('every suggestion finds an article that has all its terms', () => {
  expect(index.suggestions.length).toBeGreaterThan(1);
  for (const suggestion of index.suggestions) {
    const { articles, corrections, isComplete } = search(index, suggestion);
    expect([articles.length > 0, corrections, isComplete], suggestion).toEqual([true, [], true]);
  }
});

test('the title of every article finds it', () => {
  for (const { title } of index.articles)
    expect(search(index, title).articles.map((article) => article.title)).toContain(title);
});
