import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { builtPages, DIST } from '../support/built-pages.ts';

const shared = [...builtPages()].map(([route, { meta }]) => ({
  route,
  url: meta.get('og:image')?.[0] ?? '',
  alt: meta.get('og:image:alt')?.[0] ?? '',
}));

describe.each(shared)('the sharing picture of $route', ({ url, alt }) => {
  test('is a JPEG of the right size with an alternative text', async () => {
    const picture = readFileSync(join(DIST, new URL(url).pathname));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
    expect(alt.length).toBeGreaterThan(20);
    expect(shared.filter((page) => page.url === url)).toHaveLength(1);
  });
});
