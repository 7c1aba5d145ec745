import type { Locator, Page } from 'playwright-core';

import { field, form, send, toast, VISITOR } from '../support/contact-page.ts';
import { DESKTOP, expect, PHONE, test } from '../support/visitor.ts';

/**
 * Why the focused element is not clearly visible; '' if it has a focus ring and nothing covers it.
 * Source: WCAG 2.2, 2.4.7 (Focus Visible) and 2.4.12 (Focus Not Obscured, Enhanced).
 */
function focusFlaw(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    // The focus is on the browser's own controls.
    if (!active || active === document.body) return '';
    const name = `${active.tagName} ${active.textContent.trim() || active.id}`;
    const ringed = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    if (!ringed(active)) return `${name}: no focus ring`;
    const points = [...active.getClientRects()].flatMap(({ left, top, width, height }) => [
      { x: left + width / 2, y: top + height * 0.1 },
      { x: left + width / 2, y: top + height * 0.9 },
    ]);
    const onScreen = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (onScreen.length === 0) return `${name}: off the screen`;
    const above = onScreen.map(({ x, y }) => document.elementFromPoint(x, y));
    const cover = above.find((found) => !active.contains(found));
    return cover ? `${name}: under ${cover.className || cover.tagName}` : '';
  });
}

/**
 * Presses Tab until the element has the focus.
 * @throws Error after `most` presses, or when the focus is not visible on the way
 */
async function tabTo(page: Page, goal: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const flaw = await focusFlaw(page);
    if (flaw) throw new Error(flaw);
    if (await goal.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${String(most)} presses of Tab did not reach ${goal.toString()}`);
}

/** Opens the contact page from the header, or from the menu on small screens. */
async function goToContact(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Open menu' });
  if (await toggle.isVisible()) {
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator('#menu').getByRole('link', { name: 'Contact' }));
  } else {
    await tabTo(page, page.locator('.header').getByRole('link', { name: 'Book Now' }));
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
}

test.for([
  ['a wide screen', { viewport: DESKTOP }],
  ['a small screen', { viewport: PHONE }],
] as const)(
  'a message can be sent by keys alone on %s, and the focus is always seen',
  async ([, screen], { visit, webhook }) => {
    const { page } = await visit('/', { ...screen, reducedMotion: 'reduce' });
    const before = webhook.requests.length;
    await goToContact(page);
    for (const [label, text] of Object.entries(VISITOR)) {
      await tabTo(page, field(form(page), label), label === 'Name' ? 40 : 1);
      await page.keyboard.type(text);
    }
    await tabTo(page, form(page).getByRole('checkbox'), 1);
    await page.keyboard.press('Space');
    await tabTo(page, send(form(page)), 3);
    await page.keyboard.press('Enter');
    await toast(page, 'status');
    expect(webhook.requests.slice(before).map(({ body }) => body)).toMatchObject([{ name: VISITOR.Name }]);
  },
);
