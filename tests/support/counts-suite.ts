/** Tests that pages hold any number of entries, for tests/browser/counts-*.test.ts. */
import { type Counts, buildCountedSalon } from './counted-salon.ts';
import { expect, test as visitorTest } from './visitor.ts';

const WIDTHS = [320, 390, 820, 1440];

/** The first test waits for the build. */
const LIMIT = { timeout: 240_000 };

/** One page of each kind. */
const ROUTES = [
  '/',
  '/about',
  '/blog',
  '/blog/every-markdown-feature',
  '/careers',
  '/contact',
  '/gallery',
  '/view-our-salon',
  '/locations/sherman',
  '/locations/denison',
  '/services/coloring-treatments',
  '/services/mens-haircuts',
  '/services/eyebrows',
  '/privacy',
  '/no-such-page',
];

/** Registers the tests. */
export function describeCounts(counts: Counts): void {
  const test = visitorTest.extend('dist', { scope: 'file' }, () => buildCountedSalon(counts));

  test.for(ROUTES)(
    `with the ${counts} entries, %s is as wide as the screen`,
    LIMIT,
    async (route, { visit }) => {
      const { page } = await visit(route);
      const wider: Record<number, number> = {};
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) wider[width] = overflow;
      }
      expect(wider, 'pixels by which the page is wider than a screen of this width').toEqual({});
    },
  );
}
