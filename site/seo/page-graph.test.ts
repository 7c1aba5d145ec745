import { expect, test } from 'vitest';

import { openContent } from '../content/content.ts';
import { pageGraph, type PageParts, scriptJson } from './page-graph.ts';

const ORIGIN = 'https://salon.example';
const graphOf = (parts: PageParts & { path?: string } = {}) =>
  pageGraph({
    title: 'About',
    description: 'Us.',
    path: '/about',
    origin: ORIGIN,
    facts: openContent().get('salon'),
    detail: { images: [`${ORIGIN}/room.jpg`], towns: ['Howe'] },
    ...parts,
  })['@graph'];
const typesOf = (parts?: PageParts) => graphOf(parts).map((node) => node['@type']);

test('a page is about the salon', () => {
  const [business, page] = graphOf({ type: 'AboutPage' });
  expect(page).toMatchObject({
    '@type': 'AboutPage',
    '@id': 'https://salon.example/about',
    about: { '@id': business?.['@id'] },
  });
  expect(typesOf()).toEqual(['HairSalon', 'WebPage']);
});

test('a page can have another main entity', () => {
  const mainEntity = { '@type': 'Service', '@id': `${ORIGIN}/about#service` };
  const [, page, last] = graphOf({ mainEntity });
  expect(page).toMatchObject({ mainEntity: { '@id': mainEntity['@id'] } });
  expect(page).not.toHaveProperty('about');
  expect(last).toBe(mainEntity);
});

test('text cannot end the script element', () => {
  const json = scriptJson({ name: '</script><script>alert(1)' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)' });
});
