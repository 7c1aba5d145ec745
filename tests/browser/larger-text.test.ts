import { type CDPSession, type Page } from 'playwright-core';
import { expect } from 'vitest';

import { fill, send } from '../support/contact-page.ts';
import { unreadable } from '../support/text-fits.ts';
import { DESKTOP, PHONE, test } from '../support/visitor.ts';

/** One page of each kind, except for the home page. */
const KINDS = [
  '/about', '/contact', '/gallery', '/view-our-salon', '/careers', '/blog', '/blog/red-hair-color-shades-upkeep-guide',
  '/locations/denison', '/services/coloring-treatments', '/services/eyebrows', '/no-such-page',
]; // prettier-ignore

/** Font size in the browser's settings, in pixels; the default is 16. */
const choose = (browser: CDPSession, standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } }); // prettier-ignore

/** Font sizes of all text nodes, in pixels and in document order. */
function sizes(page: Page): Promise<number[]> {
  return page.locator('main :is(p, li, dd, dt, label, input, button)').evaluateAll((texts) =>
    texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
  ); // prettier-ignore
}

test('text fits on every kind of page with twice the font size in the browser settings', async ({
  visit,
}) => {
  const { page } = await visit('/', { reducedMotion: 'reduce' });
  const browser = await page.context().newCDPSession(page);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const usual = await sizes(page);
    await choose(browser, 32);
    const larger = await sizes(page);
    const text = usual.flatMap((size, at) => (size < 20 ? [(larger[at] ?? 0) / size] : []));
    expect(text.length).toBeGreaterThan(20);
    // A little less where the layout of smaller screens applies, which has smaller text.
    expect(Math.min(...text), `${viewport.width}`).toBeGreaterThan(1.75);
    expect(await unreadable(page), `/ at ${viewport.width}`).toEqual([]);
    await choose(browser, 16);
  }

  await choose(browser, 32);
  await page.route('**/*.{avif,jpeg}', (route) => route.abort());
  const flaws: string[] = [];
  for (const kind of KINDS) {
    await page.goto(kind, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      flaws.push(...(await unreadable(page)).map((flaw) => `${kind} at ${viewport.width}: ${flaw}`));
    }
  }
  expect(flaws).toEqual([]);
});

test('a message can be sent on a phone with twice the font size', async ({ visit, webhook }) => {
  const { page } = await visit('/', { viewport: PHONE, reducedMotion: 'reduce' });
  await choose(await page.context().newCDPSession(page), 32);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('#menu');
  expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('**/contact');

  const form = page.locator('main form');
  await fill(form);
  await form.getByRole('checkbox').check();
  expect(await unreadable(page)).toEqual([]);
  await send(form).click();
  await expect.poll(() => webhook.requests.length).toBe(1);
});
