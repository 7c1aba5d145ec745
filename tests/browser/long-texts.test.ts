/** Long texts and long lists, of which the fixture salon has many. */
import { unreadable } from '../support/text-fits.ts';
import { expect, test } from '../support/visitor.ts';

/** One page of each kind. */
const ROUTES = [
  ...['/', '/about', '/blog', '/blog/every-markdown-feature', '/careers', '/contact', '/gallery'],
  ...['/view-our-salon', '/privacy', '/locations/hillsboro', '/locations/van-alstyne', '/no-such-page'],
  ...['/services/coloring-treatments', '/services/mens-haircuts', '/services/eyebrows'],
];

test('pages with many and long entries can be read at every width', async ({ visit }) => {
  const { page } = await visit('about:blank', { reducedMotion: 'reduce' });
  const flaws: string[] = [];
  for (const route of ROUTES) {
    await page.goto(route);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      flaws.push(...(await unreadable(page)).map((flaw) => `${route} at ${String(width)} px: ${flaw}`));
    }
  }
  expect(flaws).toEqual([]);
});
