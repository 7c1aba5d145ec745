/** Long texts and long lists, of which the fixture salon has many. */
import { unreadable } from '../support/text-fits.ts';
import { expect, test } from '../support/visitor.ts';

/** One page of each kind. */
const ROUTES = [
  ...['/', '/about', '/blog', '/blog/every-markdown-feature', '/careers', '/contact', '/gallery'],
  ...['/view-our-salon', '/privacy', '/locations/hillsboro', '/locations/van-alstyne', '/no-such-page'],
  ...['/services/coloring-treatments', '/services/mens-haircuts', '/services/eyebrows'],
];

/** Texts that are cut when they are long: page, selector, and the CSS property that cuts them. */
const CUTS = [
  ['/', '.review p', '-webkit-line-clamp', '6'],
  ['/blog', '.post-card h2', '-webkit-line-clamp', '2'],
  ['/blog', '.post-card__description', '-webkit-line-clamp', '3'],
  ['/blog/every-markdown-feature', '.breadcrumbs [aria-current]', 'max-width', '200px'],
] as const;

test('lists have one, two or three columns, and long texts are cut', async ({ visit }) => {
  const { page } = await visit('about:blank');
  for (const [route, items] of [
    ['/blog', '.post-card'],
    ['/view-our-salon', '.tour-stop'],
  ] as const) {
    await page.goto(route);
    for (const [columns, width] of [390, 900, 1440].entries()) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator(items)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      const row = Math.max(...tops.map((top) => tops.filter((other) => other === top).length));
      expect(row, `${route} at ${String(width)} px`).toBe(columns + 1);
    }
  }
  for (const [route, text, property, value] of CUTS) {
    await page.goto(route);
    await expect(page.locator(text).first()).toHaveCSS(property, value);
  }
});

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
