import { expect, PHONE, test } from '../support/visitor.ts';

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

test.for(['/', '/gallery', '/view-our-salon', '/blog'])(
  '%s fetches photos below the fold right after the first paint',
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
          isFetched: fetched.length > 0,
          isBeforePaint: fetched.some(({ startTime }) => startTime < (paint?.startTime ?? Infinity)),
        };
      });
    await expect.poll(timeline).toEqual({ isFetched: true, isBeforePaint: false });
  },
);
