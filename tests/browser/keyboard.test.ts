import type { Page } from 'playwright-core';

import { field, form, send, toast, VISITOR } from '../support/contact-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { DESKTOP, expect, PHONE, test } from '../support/visitor.ts';

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
