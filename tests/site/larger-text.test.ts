import { type BrowserContextOptions, type CDPSession, type Page } from 'playwright-core';

import { readArticles } from '../../site/content/read-articles.ts';
import { fill, fillAndSend, form } from '../support/contact-page.ts';
import { unreadable } from '../support/text-fits.ts';
import { DESKTOP, expect, PHONE, test, type Visit } from '../support/visitor.ts';

/** One page of each kind. */
const KINDS = [
  '/', '/about', '/contact', '/gallery', '/view-our-salon', '/careers', '/blog', `/blog/${readArticles()[0]?.slug ?? ''}`,
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

test.for([DESKTOP, PHONE])('text follows the font size at $width px', async (viewport, { visit }) => {
  const { page } = await visit('/', { viewport, reducedMotion: 'reduce' });
  const usual = await sizes(page);
  await choose(await page.context().newCDPSession(page), 32);
  const larger = await sizes(page);
  const growth = usual.flatMap((size, at) => (size < 20 ? [(larger[at] ?? 0) / size] : []));
  expect(growth.length).toBeGreaterThan(20);
  // A little less where the layout of smaller screens applies, which has smaller text.
  expect(Math.min(...growth)).toBeGreaterThan(1.75);
});

test('text fits on every kind of page with twice the font size', async ({ visit }) => {
  const { page } = await visit('/privacy', { reducedMotion: 'reduce' });
  await choose(await page.context().newCDPSession(page), 32);
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

/** Opens a page on a phone with twice the font size. */
async function onPhone(
  visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>,
  path: string,
): Promise<Page> {
  const { page } = await visit(path, { viewport: PHONE, reducedMotion: 'reduce' });
  await choose(await page.context().newCDPSession(page), 32);
  return page;
}

test('the menu fits a phone with twice the font size', async ({ visit }) => {
  const page = await onPhone(visit, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('#menu');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('a filled form fits a phone with twice the font size', async ({ visit }) => {
  const page = await onPhone(visit, '/contact');
  await fill(form(page));
  expect(await unreadable(page)).toEqual([]);
});

test('a message can be sent on a phone with twice the font size', async ({ visit }) => {
  const page = await onPhone(visit, '/contact');
  await fillAndSend(form(page));
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
});
