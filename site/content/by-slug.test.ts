import { expect, test } from 'vitest';

import { services, towns } from './index.ts';
import { articlesBySlug, servicesBySlug } from './by-slug.ts';

test('finds every service that a town refers to', () => {
  for (const { local } of towns())
    expect(
      servicesBySlug(local.services, services(), { file: 'content/towns.yaml', field: 'services' }),
    ).toHaveLength(local.services.length);
});

test('an article that is gone is left out', () => {
  const articles = [{ slug: 'braids' }, { slug: 'bangs' }];
  expect(articlesBySlug(['bangs', 'gone'], articles)).toEqual([{ slug: 'bangs' }]);
});

test('an unknown service is reported with its file and field', () => {
  const place = { file: 'content/towns.yaml', field: '[1].local.services' };
  expect(() => servicesBySlug(['gone'], services(), place)).toThrow(
    /^content\/towns\.yaml: \[1\]\.local\.services: found "gone", expected one of /u,
  );
});
