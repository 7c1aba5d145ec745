import { expect } from 'vitest';

import { PHONE, test } from '../support/visitor.ts';

test.for(['/gallery', '/view-our-salon', '/about', '/'])(
  '%s shows no photo twice',
  async (route, { visit }) => {
    const { page } = await visit(route);
    const sources = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(new Set(sources).size).toBe(sources.length);
  },
);

test.for(['/gallery', '/view-our-salon'])(
  '%s fetches photos below the fold after the first paint, without scrolling',
  async (route, { visit }) => {
    const { page } = await visit(route, { viewport: PHONE });
    const timeline = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-paint');
        const lower = new Set(
          [...document.querySelectorAll<HTMLImageElement>('.pictures-later img')]
            .filter((image) => image.getBoundingClientRect().top > 1.25 * innerHeight)
            .map((image) => image.currentSrc),
        );
        const fetched = performance.getEntriesByType('resource').filter(({ name }) => lower.has(name));
        return {
          fetched: fetched.length,
          beforePaint: fetched.filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity)).length,
        };
      });
    await expect.poll(async () => (await timeline()).fetched).toBeGreaterThan(3);
    await expect.poll(async () => (await timeline()).beforePaint).toBe(0);
  },
);
