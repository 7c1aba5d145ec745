import { type Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';

import { luminance, ratio } from '../../site/styles/contrast.ts';
import { DESKTOP, PHONE, test } from '../support/visitor.ts';

/** Pages whose picture begins under the bar: white letters and marks stand on it. */
const PAGES = ['/', '/view-our-salon'];
const WIDTHS = [PHONE, { width: 820, height: 1180 }, DESKTOP];

/** The least contrast of white with what lies under an element, its own letters left out: 1 to 21. */
async function whiteOn(element: Locator): Promise<number> {
  const { data } = await sharp(await element.screenshot()).removeAlpha().raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  let brightest = 0;
  for (let at = 0; at < data.length; at += 3)
    brightest = Math.max(
      brightest,
      luminance([...data.subarray(at, at + 3)].map((channel) => channel / 255)),
    );
  return ratio(1, brightest);
}

describe.each(PAGES)('the bar over the picture of %s', (route) => {
  test('can be read on every pixel of it, by day and in the evening', async ({ visit }) => {
    const { page } = await visit(route, { reducedMotion: 'reduce' });
    // Only the letters go: what they stand on stays.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.bar * { color: transparent !important } .bar :is(::before, ::after), .sparkles { visibility: hidden }');
      document.adoptedStyleSheets.push(sheet);
    }); // prettier-ignore
    for (const viewport of WIDTHS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        for (const part of await page.locator('.bar .logo, .bar__nav > *, .bar__phone, .bar__toggle').all())
          if (await part.isVisible())
            expect(await whiteOn(part), `${viewport.width} ${colorScheme}`).toBeGreaterThan(4.5);
      }
  });
});
