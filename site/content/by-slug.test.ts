import { expect, test } from 'vitest';

import { services, towns } from './index.ts';
import { articlesBySlug, servicesBySlug } from './by-slug.ts';
import { readArticles } from './read-articles.ts';

const articles = readArticles();
const place = { file: 'content/towns.yaml', field: '[1].local.articles' };

test('finds every article and service that the content refers to', () => {
  const all = services();
  for (const { slug, local } of towns()) {
    const field = { file: 'content/towns.yaml', field: slug };
    expect(articlesBySlug(local.articles, articles, field)).toHaveLength(2);
    expect(servicesBySlug(local.services, all, field).length).toBeGreaterThan(0);
  }
  for (const { slug, meanwhile } of all)
    if (meanwhile)
      articlesBySlug(meanwhile.articles, articles, {
        file: `content/services/${slug}.yaml`,
        field: 'meanwhile.articles',
      });
});

test('rejects an unknown name with its file and field', () => {
  expect(() => articlesBySlug(['gone'], articles, place)).toThrow(
    'content/towns.yaml: [1].local.articles: found "gone", expected the name of a file in content/articles',
  );
  expect(() => servicesBySlug(['gone'], services(), place)).toThrow(
    'expected one of coloring-treatments, hair-styling',
  );
});
