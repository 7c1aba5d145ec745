import { expect, test } from 'vitest';

import { articlePages, CARDS_OF_A_PAGE, pagesByTag } from './article-pages.ts';
import { type Article, listArticles } from './articles.ts';

const models = listArticles().slice(0, 1);
const articles = (count: number, tags: (at: number) => string[] = () => []): Article[] =>
  Array.from({ length: count }, (_, at) =>
    models.map((model) => ({ ...model, slug: `a-${at}`, tags: tags(at) })),
  ).flat();

test.each([
  [0, [0]],
  [16, [16]],
  [24, [24]],
  [25, [24, 1]],
  [60, [24, 24, 12]],
])('%i articles make pages of %j', (count, sizes) => {
  const pages = articlePages(articles(count));
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat().map(({ slug }) => slug)).toEqual(articles(count).map(({ slug }) => slug));
});

test('each tag knows its pages, whatever its case', () => {
  const tags = (at: number) => [...(at % 30 === 0 ? ['Rare Tag'] : []), at === 70 ? 'rare tag' : 'Common'];
  expect(pagesByTag(articles(CARDS_OF_A_PAGE * 3, tags))).toEqual({
    'rare-tag': [1, 2, 3],
    common: [1, 2, 3],
  });
  expect(pagesByTag(articles(30, (at) => (at === 29 ? ['Late'] : [])))).toEqual({ late: [2] });
});
