import { type Locator, type Page } from 'playwright-core';
import { describe } from 'vitest';

import { SENT } from '../../contact/messages.ts';
import { field, form, send, toast, VISITOR } from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { focusFlaw, tabTo } from '../support/keyboard.ts';
import { DESKTOP, expect, PHONE, test } from '../support/visitor.ts';

const SCREENS = [
  ['a wide screen', { viewport: DESKTOP }],
  ['a small screen', { viewport: PHONE }],
  ['a wide screen at 200%', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
] as const;

/** Fills in and sends the form with the keyboard, in tab order. */
async function writeByKeys(page: Page, where: Locator): Promise<void> {
  for (const [label, text] of Object.entries(VISITOR)) {
    await tabTo(page, field(where, label), label === 'Name' ? 40 : 1);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
  await tabTo(page, where.getByRole('checkbox'), 1);
  await page.keyboard.press('Space');
  await tabTo(page, send(where), 3);
  await page.keyboard.press('Enter');
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

test.for(SCREENS)('a message can be sent by keys alone on %s', async ([, screen], { visit, webhook }) => {
  const { page } = await visit('/', { ...screen, reducedMotion: 'reduce' });
  const before = webhook.requests.length;
  await goToContact(page);
  await writeByKeys(page, form(page));
  await toast(page, 'status');
  expect(webhook.requests.slice(before).map(({ body }) => body)).toMatchObject([{ name: VISITOR.Name }]);
});

describe('the skip link', () => {
  test('is the first stop of Tab', async ({ visit }) => {
    const { page } = await visit('/contact');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  test('shows its focus', async ({ visit }) => {
    const { page } = await visit('/contact', { reducedMotion: 'reduce' });
    await page.keyboard.press('Tab');
    await expect.poll(() => focusFlaw(page)).toBe('');
  });

  test('moves the focus to the content', async ({ visit }) => {
    const { page } = await visit('/contact');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

describe('after Enter on the button of an empty form', () => {
  /** Opens the contact page and sends the empty form by keys. */
  const sendEmpty = async (page: Page): Promise<Locator> => {
    await tabTo(page, send(form(page)), 80);
    await page.keyboard.press('Enter');
    const summary = form(page).getByRole('group', { name: /^Not sent yet/ });
    await summary.waitFor();
    return summary;
  };

  test('the error summary has the focus', async ({ visit }) => {
    const { page } = await visit('/contact', { reducedMotion: 'reduce' });
    await expect(await sendEmpty(page)).toBeFocused();
  });

  test('the first link of the summary leads to the first field', async ({ visit }) => {
    const { page } = await visit('/contact', { reducedMotion: 'reduce' });
    await sendEmpty(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(form(page), 'Name')).toBeFocused();
  });

  test('the focus returns to the button when the toast is closed', async ({ visit }) => {
    const { page } = await visit('/contact', { reducedMotion: 'reduce' });
    await sendEmpty(page);
    // The toast is last in tab order.
    await tabTo(page, page.getByRole('button', { name: 'Close message' }), 80);
    await page.keyboard.press('Enter');
    await expect(send(form(page))).toBeFocused();
  });
});

describe('the quote dialog', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Get Quote' });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get Your Quote' });

  /** Opens the dialog by keys and types a name. */
  async function openAndType(page: Page): Promise<Locator> {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const name = field(dialogOf(page), 'Name');
    await tabTo(page, name, 3);
    await page.keyboard.type('Dana');
    return name;
  }

  /** Closes the dialog by Escape while its message is being sent. Returns what lets the message through. */
  async function closeWhileSending(page: Page): Promise<() => void> {
    await openAndType(page);
    await page.keyboard.press('Shift+Tab');
    const release = await holdRequests(page, '**/api/contact');
    await writeByKeys(page, dialogOf(page));
    await dialogOf(page).getByRole('button', { name: 'Sending...' }).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    return release;
  }

  test('never lets the focus onto the page behind it', async ({ visit }) => {
    const { page } = await visit('/about', { viewport: PHONE, reducedMotion: 'reduce' });
    await openAndType(page);
    const inside = [];
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      // On the body means on the browser's own controls.
      inside.push(
        await dialogOf(page).evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        ),
      );
    }
    expect(inside).not.toContain(false);
  });

  test('keeps its draft when Escape closes it', async ({ visit }) => {
    const { page } = await visit('/about', { viewport: PHONE, reducedMotion: 'reduce' });
    const name = await openAndType(page);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('Dana');
  });

  test('sends a message while it is closed', async ({ visit, webhook }) => {
    const { page } = await visit('/about', { viewport: PHONE, reducedMotion: 'reduce' });
    const before = webhook.requests.length;
    const release = await closeWhileSending(page);
    release();
    await toast(page, 'status');
    expect(webhook.requests.slice(before)).toHaveLength(1);
  });

  test('confirms a message on the page when it was closed meanwhile', async ({ visit }) => {
    const { page } = await visit('/about', { viewport: PHONE, reducedMotion: 'reduce' });
    const release = await closeWhileSending(page);
    release();
    expect(await toast(page, 'status')).toContain(SENT.title);
  });

  test('leaves the focus on its opener when it was closed meanwhile', async ({ visit }) => {
    const { page } = await visit('/about', { viewport: PHONE, reducedMotion: 'reduce' });
    const release = await closeWhileSending(page);
    release();
    await toast(page, 'status');
    await expect(opener(page)).toBeFocused();
  });
});
