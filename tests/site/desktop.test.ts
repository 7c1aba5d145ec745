/** Visits a page of each kind on a wide screen, at twice the font size, and over pictures. */
import { type CDPSession, type Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

import { openContent } from '../../site/content/content.ts';
import { publishedArticles } from '../../site/content/articles/queries.ts';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { luminance, ratio } from '../support/contrast.ts';
import { unreadable, unreadableWhenSpaced } from '../support/text-fits.ts';
import { DESKTOP, PHONE, test } from '../support/visitor.ts';

const TABLET = { width: 820, height: 1180 };
const SIZES = [PHONE, TABLET, DESKTOP];
/** Routes of services with a page of their own, and of those that are coming soon. */
const open = openContent()
  .get('services')
  .filter(({ hero }) => hero)
  .map(({ slug }) => `/services/${slug}`);
const soon = openContent()
  .get('services')
  .filter(({ comingSoon }) => comingSoon)
  .map(({ slug }) => `/services/${slug}`);

/** One page of each kind. */
const KINDS = [
  ...[
    '/',
    '/about',
    '/contact',
    '/gallery',
    '/view-our-salon',
    '/careers',
    '/privacy',
    '/blog',
    '/no-such-page',
  ],
  ...[...open.slice(0, 1), ...soon.slice(0, 1)],
  ...openContent()
    .get('towns')
    .slice(0, 2)
    .map(({ slug }) => `/locations/${slug}`),
  ...publishedArticles(openContent())
    .slice(0, 1)
    .map(({ slug }) => `/blog/${slug}`),
];

const reduced = { reducedMotion: 'reduce' } as const;

test('pages of every kind pass axe, fit the screen and bear wide text spacing', async ({ visit }) => {
  const { page } = await visit('/', reduced);
  const flaws: string[] = [];
  for (const kind of KINDS) {
    await page.goto(kind);
    await injectAxe(page);
    const found = await axeViolations(page);
    found.push(...(await unreadableWhenSpaced(page)));
    await page.setViewportSize(TABLET);
    found.push(...(await unreadable(page)));
    await page.setViewportSize(DESKTOP);
    flaws.push(...found.map((flaw) => `${kind}: ${flaw}`));
  }
  expect(flaws).toEqual([]);
}, 300_000);

/** Sets the font size of the browser's settings, in pixels; the default is 16. */
const setFontSize = (browser: CDPSession, standard: number) =>
  browser.send('Page.setFontSizes', { fontSizes: { standard } });

test('text fits at twice the font size', async ({ visit }) => {
  const { page } = await visit('/privacy', reduced);
  await setFontSize(await page.context().newCDPSession(page), 32);
  await page.route('**/*.{avif,jpeg}', (route) => route.abort());
  const flaws: string[] = [];
  for (const kind of KINDS) {
    await page.goto(kind, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      flaws.push(...(await unreadable(page)).map((flaw) => `${kind} at ${String(size.width)}: ${flaw}`));
    }
  }
  expect(flaws).toEqual([]);
});

test('the contact page prints on one sheet', async ({ visit }) => {
  const { page } = await visit('/contact');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  // Chromium does not compress the objects of a PDF's pages.
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});

test('the bar over a picture can be read on every pixel of it, in both palettes', async ({ visit }) => {
  const { page } = await visit('/', reduced);
  const HIDING = `.hide-text .header * { color: transparent !important }
    .hide-text .header :is(::before, ::after), .sparkles { visibility: hidden }`;
  const flaws: string[] = [];
  for (const route of ['/', ...open.slice(0, 1)]) {
    await page.goto(route);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, HIDING);
    for (const viewport of SIZES)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const parts = page.locator('.header :is(.logo, .header__nav > *, .header__phone, .header__toggle)');
        for (const part of await parts.filter({ visible: true }).all()) {
          const lowest = await lowestContrast(part);
          if (lowest < 4.5)
            flaws.push(`${route} at ${String(viewport.width)} ${colorScheme}: ${String(lowest)}`);
        }
      }
  }
  expect(flaws).toEqual([]);
});

/** Lowest contrast of an element's text color against the pixels behind it, 1 to 21. */
async function lowestContrast(element: Locator): Promise<number> {
  const color = await element.evaluate((node) => {
    const { color } = getComputedStyle(node);
    // Hide only the text, not its background.
    document.documentElement.classList.add('hide-text');
    return color;
  });
  const text = luminance((color.match(/\d+/g) ?? []).map((channel) => Number(channel) / 255));
  const data = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  await element.evaluate(() => {
    document.documentElement.classList.remove('hide-text');
  });
  let lowest = Infinity;
  for (let at = 0; at < data.length; at += 3) {
    const pixel = luminance([...data.subarray(at, at + 3)].map((channel) => channel / 255));
    lowest = Math.min(lowest, ratio(text, pixel));
  }
  return lowest;
}
