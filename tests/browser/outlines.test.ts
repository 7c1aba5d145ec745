import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect } from 'vitest';

import { readArticles } from '../../site/content/read-articles.ts';
import { FIXTURE, FIXTURE_DIST } from '../support/fixture-salon.ts';
import { articleNames, frameOf, outline } from '../support/outline.ts';
import { test } from '../support/visitor.ts';

const ARTICLE = '/blog/every-markdown-feature';

/** A page of each kind. */
const ROUTES = [
  '/',
  '/about',
  '/contact',
  '/gallery',
  '/view-our-salon',
  '/careers',
  '/privacy',
  '/terms',
  '/blog',
  ARTICLE,
  '/services/coloring-treatments',
  '/services/mens-haircuts',
  '/services/hair-styling',
  '/locations/sherman',
  '/locations/howe',
  '/no-such-page',
];

/** Articles with a description, which is part of the outline. */
const DESCRIBED = readArticles(FIXTURE)
  .filter(({ description }) => description !== undefined)
  .map(({ slug }) => `/blog/${slug}`);

const names = articleNames(FIXTURE_DIST);
const fileOf = (route: string) =>
  `outlines/${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}.yaml`;

describe('the accessibility tree', () => {
  test.for(ROUTES)('of %s keeps its outline', async (route, { visit }) => {
    const { page } = await visit(route);
    // Pictures below the first screen are not rendered at first (site/ui/Picture.css).
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.pictures-later img')].every(
        (image) => getComputedStyle(image).display !== 'none',
      ),
    );
    await expect(await outline(page.locator('main'), names)).toMatchFileSnapshot(fileOf(route));
  });

  test.for(DESCRIBED)(
    'of %s has the same outline around the text as other articles',
    async (route, { visit }) => {
      const { page } = await visit(route);
      const other = readFileSync(path.join(import.meta.dirname, fileOf(ARTICLE)), 'utf8');
      expect(frameOf(await outline(page.locator('main'), names))).toEqual(frameOf(other));
    },
  );
});
