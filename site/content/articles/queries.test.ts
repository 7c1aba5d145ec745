import { expect, test } from 'vitest';
import { type ArticleSummary, distinctTags, neighbors, relatedArticles } from './queries.ts';

function article(slug: string, date: string, tags: string[]): ArticleSummary {
  const picture = { photo: 'honey', alt: 'Waves' };
  return { slug, date, tags, title: slug, author: 'The salon team', readingTime: 8, picture };
}

const list = [
  article('d', '2025-10-04', ['Beauty', 'Haircuts']),
  article('c', '2025-10-03', ['Hair Trends', 'haircuts']),
  article('b', '2025-10-02', ['Local style']),
  article('a', '2025-10-01', ['Haircuts', 'hair trends', 'Beauty']),
];
const [d, c, b, a] = list as [ArticleSummary, ArticleSummary, ArticleSummary, ArticleSummary];
const slugs = (articles: readonly ArticleSummary[]) => articles.map(({ slug }) => slug);

test('related articles are those with most shared tags, then the newest', () => {
  expect(slugs(relatedArticles(a, list))).toEqual(['d', 'c']);
  expect(slugs(relatedArticles(c, list))).toEqual(['a', 'd']);
  expect(relatedArticles(b, list)).toEqual([]);
  expect(
    relatedArticles(a, [...list, article('e', '2025-09-30', a.tags), article('f', '2025-09-29', a.tags)]),
  ).toHaveLength(3);
});

test('neighbors are the next articles by date', () => {
  expect(neighbors(c, list)).toEqual({ newer: d, older: b });
  expect(neighbors(d, list)).toEqual({ newer: undefined, older: c });
});

test('each tag is listed once, alphabetically', () => {
  expect(distinctTags(list)).toEqual(['Beauty', 'Hair Trends', 'Haircuts', 'Local Style']);
});
