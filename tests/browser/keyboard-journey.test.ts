import { type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';

import { SENT } from '../../contact/messages.ts';
import { focused, form, toast, VISITOR } from '../support/contact-page.ts';
import { PHONE, test } from '../support/visitor.ts';

/** Presses Tab until this has the focus. Nothing but keys is used in this file. */
async function tabTo(page: Page, goal: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`no way by Tab to ${goal.toString()}`);
}

/** From before the first field to the button, as the labels come. */
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

test('from the home page to a sent message without a mouse', async ({ visit, webhook }) => {
  const { page, errors } = await visit('/');
  const before = webhook.requests.length;
  await page.keyboard.press('Tab');
  expect(await focused(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
  await tabTo(page, page.locator('.bar').getByRole('link', { name: 'Book Now' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused(page.locator('#main'))).toBe(true);

  // Sent at once: the list of what is wrong has the focus, and its first line leads to the first field.
  await tabTo(page, form(page).getByRole('button', { name: 'Send Message' }));
  await page.keyboard.press('Enter');
  const list = form(page).getByRole('group', { name: /^Not sent yet/ });
  await list.waitFor();
  await expect.poll(() => focused(list)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused(form(page).getByRole('textbox', { name: 'Name' }))).toBe(true);
  await page.keyboard.press('Shift+Tab');

  await writeByKeys(page, form(page));
  expect(await toast(page, 'status')).toBe(`${SENT.title}\n\n${SENT.text}`);
  expect(webhook.requests.slice(before).map(({ body }) => body)).toMatchObject([{ name: VISITOR.Name }]);
  expect(await focused(form(page).getByRole('button', { name: 'Send Message' }))).toBe(true);
  // The toast is the last thing of the page; closed by key, it hands the focus back to the button.
  const close = page.getByRole('button', { name: 'Close message' });
  await tabTo(page, close, 80);
  await page.keyboard.press('Enter');
  await close.waitFor({ state: 'detached' });
  expect(await focused(form(page).getByRole('button', { name: 'Send Message' }))).toBe(true);
  expect(errors).toEqual([]);
});

test('the quote dialog without a mouse: the focus stays in it, Escape closes it and keeps what was typed', async ({
  visit,
  webhook,
}) => {
  const { page, errors } = await visit('/about', { viewport: PHONE });
  const before = webhook.requests.length;
  const opener = page.getByRole('button', { name: 'Get Quote' });
  const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(opener)).toBe(true);
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
  expect(await focused(opener)).toBe(true);

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await name.inputValue()).toBe('Dana');
  // Closed while it is on its way: the page says what became of it.
  webhook.answer({ status: 200, delayMs: 600 });
  await writeByKeys(page, dialog);
  await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await toast(page, 'status')).toContain(SENT.title);
  expect(webhook.requests.slice(before).map(({ body }) => body)).toMatchObject([
    { name: VISITOR.Name, email: VISITOR.Email },
  ]);
  expect(await focused(opener)).toBe(true);
  expect(errors).toEqual([]);
});
