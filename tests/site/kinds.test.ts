/** Visits a page of each kind: on screens of every size, at twice the font size, over pictures, and long after the build. */
import { type Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

import { publishedArticles } from '../../site/content/articles/queries.ts';
import { openContent } from '../../site/content/content.ts';
import { localDate } from '../../site/lib/local-time.ts';
import { openingHours } from '../../site/content/salon/holidays.ts';
import { openingStatus } from '../../site/lib/opening-hours.ts';
import { axeViolations, contrastViolations, MORE_CONTRAST } from '../support/axe.ts';
import { tooSmall } from '../support/targets.ts';
import { unreadable, unreadableWhenSpaced } from '../support/text-fits.ts';
import { DESKTOP, expect as expectPage, PHONE, test } from '../support/visitor.ts';

const TABLET = { width: 820, height: 1180 };
const content = openContent();
const salon = content.get('salon');
const pathsOf = (folder: string, list: readonly { slug: string }[], most = 1) =>
  list.slice(0, most).map(({ slug }) => `/${folder}/${slug}`);
const withHero = pathsOf(
  'services',
  content.get('services').filter(({ hero }) => hero),
);
const comingSoon = pathsOf(
  'services',
  content.get('services').filter((service) => service.comingSoon),
);

const KINDS = [
  ...['/', '/about', '/contact', '/gallery', '/view-our-salon', '/careers', '/privacy', '/blog'],
  ...[...withHero, ...comingSoon, ...pathsOf('blog', publishedArticles(content))],
  ...[...pathsOf('locations', content.get('towns'), 2), '/no-such-page'],
];
const reduced = { reducedMotion: 'reduce' } as const;

test('pages pass axe in every palette, bear wide text spacing and large fonts, and have large targets', async ({
  visit,
}) => {
  const { page } = await visit('/', { ...reduced, viewport: PHONE, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  const flaws: string[] = [];
  for (const kind of KINDS) {
    await page.setViewportSize(PHONE);
    await page.goto(kind);
    const found = await axeViolations(page);
    for (const size of [TABLET, DESKTOP]) {
      await page.setViewportSize(size);
      found.push(...(await unreadable(page)));
    }
    await page.setViewportSize({ width: 360, height: 640 });
    found.push(...(await tooSmall(page)));
    await page.setViewportSize({ width: 320, height: 640 });
    found.push(...(await unreadableWhenSpaced(page)));
    found.push(...(await contrastViolations(page, MORE_CONTRAST)));
    await setFontSize(32);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      found.push(...(await unreadable(page)).map((flaw) => `twice the font size: ${flaw}`));
    }
    await setFontSize(16);
    flaws.push(...found.map((flaw) => `${kind}: ${flaw}`));
  }
  expect(flaws).toEqual([]);
});

test('the contact page prints on one sheet', async ({ visit }) => {
  const { page } = await visit('/contact');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  // Chromium does not compress the objects of a PDF's pages.
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});

test.for([30, 400])('%i days after the build, every page says what is true then', async (days, { visit }) => {
  const now = new Date(Date.now() + days * 86_400_000);
  const date = localDate(salon.timeZone, now);
  const { page } = await visit('about:blank', { timezoneId: 'Asia/Tokyo', ...reduced });
  await page.route(/\.(?:avif|jpe?g|woff2)$/, (route) => route.abort());
  await page.clock.setFixedTime(now);
  for (const route of KINDS) {
    await page.goto(route);
    for (const line of await page.locator('[data-opening-hours]:visible').all()) {
      await line.scrollIntoViewIfNeeded();
      await expectPage(line).toHaveText(openingStatus(openingHours(salon), now));
    }
    const shown = await page.locator('[data-first]:visible').evaluateAll((all) =>
      all.map((element) => {
        const { first = '', last = '' } = (element as HTMLElement).dataset;
        return [first, last] as const;
      }),
    );
    for (const [first, last] of shown) expect([first, date, last]).toEqual([first, date, last].sort());
    await page.locator('[data-year]').scrollIntoViewIfNeeded();
    await expectPage(page.locator('[data-year]'), route).toHaveText(date.slice(0, 4));
  }
});

test('the bar over a picture can be read on every pixel of it, in both palettes', async ({ visit }) => {
  const { page } = await visit('/', { ...reduced, bypassCSP: true });
  const flaws: string[] = [];
  for (const route of ['/', ...withHero]) {
    await page.goto(route);
    for (const viewport of [PHONE, TABLET, DESKTOP])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const lowest = Math.min(...(await barContrasts(page)));
        if (lowest < 4.5)
          flaws.push(`${route} at ${String(viewport.width)} ${colorScheme}: ${String(lowest)}`);
      }
  }
  expect(flaws).toEqual([]);
});

/** Contrast of each pixel behind a part of the bar with the part's text, 1 to 21. */
async function barContrasts(page: Page): Promise<number[]> {
  const bar = page.locator('.header');
  const parts = await bar
    .locator(':is(.logo, .header__nav > *, .header__phone, .header__toggle)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const [right, bottom] = [Math.floor(left + width), Math.floor(top + height)];
        const [x, y] = [Math.ceil(left), Math.ceil(top)];
        const box = { left: x, top: y, width: right - x, height: bottom - y };
        return { color: getComputedStyle(part).color, box };
      }),
    );
  const style = `.header * { color: transparent !important }
    .header :is(::before, ::after), .sparkles { visibility: hidden }`;
  const picture = sharp(await bar.screenshot({ style })).removeAlpha();
  const contrasts: number[] = [];
  for (const { color, box } of parts) {
    const text = luminance((color.match(/\d+/g) ?? []).map(Number));
    const data = await picture.clone().extract(box).raw().toBuffer();
    for (let at = 0; at < data.length; at += 3) {
      const pixel = luminance([...data.subarray(at, at + 3)]);
      contrasts.push((Math.max(text, pixel) + 0.05) / (Math.min(text, pixel) + 0.05));
    }
  }
  return contrasts;
}

/** Relative luminance of three channels from 0 to 255. Source: WCAG 2.2, "relative luminance". */
function luminance(color: readonly number[]): number {
  const linear = color.map((channel) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
