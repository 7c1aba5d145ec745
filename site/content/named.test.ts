import { expect, test } from 'vitest';

import { listArticles } from './articles.ts';
import { services, towns } from './index.ts';
import { namedArticles, namedServices } from './named.ts';

const articles = listArticles();
const place = { file: 'content/towns.yaml', field: '[1].local.articles' };

test('every article and service that a town or a service names is there', () => {
  const all = services();
  for (const { slug, local } of towns()) {
    const field = { file: 'content/towns.yaml', field: slug };
    expect(namedArticles(local.articles, field, articles)).toHaveLength(2);
    expect(namedServices(local.services, field, all).length).toBeGreaterThan(0);
  }
  for (const { slug, meanwhile } of all)
    if (meanwhile)
      namedArticles(meanwhile.articles, { file: 'content/services.yaml', field: slug }, articles);
});

test('a name that nothing has is refused with its place', () => {
  expect(() => namedArticles(['gone'], place, articles)).toThrow(
    'content/towns.yaml: [1].local.articles: got "gone", wanted the name of a file in content/articles',
  );
  expect(() => namedServices(['gone'], place)).toThrow('wanted one of coloring-treatments, hair-styling');
});
