/** Pages hold few entries and many, short texts and long ones. The fixture salon has many and long ones. */
import { buildFewEntries } from '../support/few-entries.ts';
import { FIXTURE_DIST } from '../support/fixture-salon.ts';
import { startServer } from '../support/server.ts';
import { unreadable } from '../support/text-fits.ts';
import { expect, test } from '../support/visitor.ts';

const WIDTHS = [320, 390, 820, 1440];

/** One page of each kind. */
const ROUTES = [
  ...['/', '/about', '/blog', '/blog/every-markdown-feature', '/careers', '/contact', '/gallery'],
  ...['/view-our-salon', '/privacy', '/locations/sherman', '/locations/denison', '/no-such-page'],
  ...['/services/coloring-treatments', '/services/mens-haircuts', '/services/eyebrows'],
];

test.for([
  ['many and long', () => Promise.resolve(FIXTURE_DIST)],
  ['few', buildFewEntries],
] as const)(
  'pages with %s entries can be read at every width',
  { timeout: 240_000 },
  async ([, build], { visit }) => {
    await using server = await startServer({ dist: await build() });
    const { page } = await visit('about:blank', { reducedMotion: 'reduce' });
    const flaws: string[] = [];
    for (const route of ROUTES) {
      await page.goto(server.url + route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        flaws.push(...(await unreadable(page)).map((flaw) => `${route} at ${String(width)} px: ${flaw}`));
      }
    }
    expect(flaws).toEqual([]);
  },
);
