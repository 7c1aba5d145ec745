import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { projectRoot } from '../../site/content/root.ts';
import { allRoutes } from '../../tools/routes.ts';

const dist = join(projectRoot(), 'dist');
const file = (route: string) => join(dist, `${route === '/' ? '/index' : route}.html`);
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`, 'u').exec(html)?.[1];

const shared = allRoutes().map((route) => {
  const html = readFileSync(file(route), 'utf8');
  return { route, url: property(html, 'og:image') ?? '', alt: property(html, 'og:image:alt') ?? '' };
});

describe.each(shared)('what is shown where $route is shared', ({ url, alt }) => {
  test('is a picture of its own that every reader takes, with an alternative text', async () => {
    const picture = readFileSync(join(dist, new URL(url).pathname));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
    expect(alt.length).toBeGreaterThan(20);
    expect(shared.filter((page) => page.url === url)).toHaveLength(1);
  });
});
