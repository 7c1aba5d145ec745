import { type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';

import { luminance, ratio } from '../support/contrast.ts';
import { DESKTOP, PHONE, test } from '../support/visitor.ts';

/** Pages with a picture below the transparent header. */
const PAGES = ['/', '/services/coloring-treatments'];
const WIDTHS = [PHONE, { width: 820, height: 1180 }, DESKTOP];

/** Lowest contrast of an element's text color against the pixels behind it, 1 to 21. */
async function lowestContrast(element: Locator): Promise<number> {
  const color = await element.evaluate((node) => {
    const { color } = getComputedStyle(node);
    // Hide only the text, not its background.
    document.documentElement.classList.add('hide-text');
    return color;
  });
  const text = luminance((color.match(/\d+/g) ?? []).map((channel) => Number(channel) / 255));
  const { data } = await sharp(await element.screenshot()).removeAlpha().raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
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

describe.each(PAGES)('the bar over the picture of %s', (route) => {
  test('can be read on every pixel of it, by day and in the evening', async ({ visit }) => {
    const { page } = await visit(route, { reducedMotion: 'reduce' });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.hide-text .header * { color: transparent !important } .hide-text .header :is(::before, ::after), .sparkles { visibility: hidden }');
      document.adoptedStyleSheets.push(sheet);
    }); // prettier-ignore
    for (const viewport of WIDTHS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        for (const part of await page
          .locator('.header .logo, .header__nav > *, .header__phone, .header__toggle')
          .all())
          if (await part.isVisible())
            expect(await lowestContrast(part), `${viewport.width} ${colorScheme}`).toBeGreaterThan(4.5);
      }
  });
});

/** One page of each kind with text over pictures. */
const ILLUSTRATED = ['/', '/about', '/services/coloring-treatments', '/services/eyebrows', '/view-our-salon', '/gallery']; // prettier-ignore

/** Text over a picture without a solid background, visible or shown on hover, except in the header. */
function onBarePictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll('img, .hero__picture, video')].map((image) => ({
      image,
      box: image.getBoundingClientRect(),
    }));
    const isField = (element: Element) => {
      const color = getComputedStyle(element).backgroundColor;
      return !/, 0(?:\.\d+)?\)$| \/ 0|transparent/u.test(color);
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue; // prettier-ignore
      if (element.closest('.header, .visually-hidden, .skip, noscript, script')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const text of range.getClientRects())
        for (const { image, box } of pictures) {
          const across = Math.min(text.right, box.right) - Math.max(text.left, box.left);
          // The box of a glyph is higher than the glyph.
          const spare = text.height / 5;
          const down = Math.min(text.bottom - spare, box.bottom) - Math.max(text.top + spare, box.top);
          if (text.width < 2 || across < 3 || down < 3) continue;
          let between: Element | null = element;
          while (between && !between.contains(image) && !isField(between)) between = between.parentElement;
          if (!between || between.contains(image))
            found.add(`${element.className || element.tagName} “${node.textContent.trim().slice(0, 30)}”`);
        }
    }
    return [...found];
  });
}

test('all other text over pictures has a solid background', async ({ visit }) => {
  const { page } = await visit('/about', { reducedMotion: 'reduce' });
  const bare: string[] = [];
  for (const route of ILLUSTRATED) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      bare.push(...(await onBarePictures(page)).map((words) => `${route} at ${viewport.width}: ${words}`));
    }
  }
  await page.locator('.gallery-section a').first().press('Enter');
  await page.locator('.lightbox[open] h2').waitFor();
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    const words = await onBarePictures(page);
    bare.push(...words.filter((where) => where.startsWith('lightbox')));
  }
  expect(bare).toEqual([]);
});
