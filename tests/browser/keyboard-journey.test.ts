import { type Locator, type Page } from 'playwright-core';

import { SENT } from '../../contact/messages.ts';
import { form, toast, VISITOR } from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { focusFlaw, tabTo } from '../support/keyboard.ts';
import { DESKTOP, expect, PHONE, test } from '../support/visitor.ts';

const SCREENS = [
  ['a wide screen', { viewport: DESKTOP }],
  ['a small one', { viewport: PHONE }],
  // Zoom of 200%: half as many CSS pixels.
  ['a wide one at 200 %', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
] as const;

/** Fills in and sends the form with the keyboard, in tab order. */
async function writeByKeys(page: Page, where: Locator): Promise<void> {
  for (const [label, text] of Object.entries(VISITOR)) {
    const field = where.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await tabTo(page, field, label === 'Name' ? 40 : 1);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
  await tabTo(page, where.getByRole('checkbox'), 1);
  await page.keyboard.press('Space');
  await tabTo(page, where.getByRole('button', { name: 'Send Message' }), 3);
  await page.keyboard.press('Enter');
}

/** Opens the contact page from the header, or from the menu on small screens. */
async function goToContact(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Open menu' });
  if (await toggle.isVisible()) {
    const menu = page.locator('#menu');
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Contact' }));
  } else {
    await tabTo(page, page.locator('.header').getByRole('link', { name: 'Book Now' }));
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
}

for (const [what, screen] of SCREENS)
  test(`from the home page to a sent message without a mouse on ${what}`, async ({ visit, webhook }) => {
    const { page, errors } = await visit('/', { ...screen, reducedMotion: 'reduce' });
    const before = webhook.requests.length;
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    expect(await focusFlaw(page)).toBe('');
    await goToContact(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();

    // Submit the empty form: the error summary gets the focus, and its first link leads to the first field.
    const button = form(page).getByRole('button', { name: 'Send Message' });
    const list = form(page).getByRole('group', { name: /^Not sent yet/ });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(list).toBeFocused();
    // The toast is last in tab order; closed with the keyboard, it returns the focus to the button.
    const close = page.getByRole('button', { name: 'Close message' });
    await tabTo(page, close, 80);
    await page.keyboard.press('Enter');
    await close.waitFor({ state: 'detached' });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');

    await writeByKeys(page, form(page));
    expect(await toast(page, 'status')).toBe(`${SENT.title}\n\n${SENT.text}`);
    expect(webhook.requests.slice(before).map(({ body }) => body)).toMatchObject([{ name: VISITOR.Name }]);
    await expect(button).toBeFocused();
    expect(errors).toEqual([]);
  });

test('the quote dialog traps the focus, and Escape keeps the draft', async ({ visit, webhook }) => {
  const { page, errors } = await visit('/about', { viewport: PHONE, reducedMotion: 'reduce' });
  const before = webhook.requests.length;
  const opener = page.getByRole('button', { name: 'Get Quote' });
  const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await tabTo(page, name, 3);
  await page.keyboard.type('Dana');
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // In the dialog, or on the browser's own controls: never on the page behind it.
    expect(
      await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await expect(name).toHaveValue('Dana');
  // Closed while the message is being sent: the page shows the result.
  const release = await holdRequests(page, '**/api/contact');
  await writeByKeys(page, dialog);
  await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  release();
  expect(await toast(page, 'status')).toContain(SENT.title);
  expect(webhook.requests.slice(before).map(({ body }) => body)).toMatchObject([
    { name: VISITOR.Name, email: VISITOR.Email },
  ]);
  await expect(opener).toBeFocused();
  expect(errors).toEqual([]);
});
