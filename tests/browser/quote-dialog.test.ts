import { type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { describe } from 'vitest';

import { fillAndSend } from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { scrollDown } from '../support/scroll-down.ts';
import { expect, PHONE, test, type Visit } from '../support/visitor.ts';

const getQuote = (page: Page) => page.getByRole('button', { name: 'Get Quote' });
const quoteDialog = (page: Page) => page.getByRole('dialog', { name: 'Get Your Quote' });
const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Close', exact: true }).click();
const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Send Message' });

/** Opens the home page on a phone, and the dialog. */
async function openDialog(
  visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>,
  viewport = PHONE,
): Promise<{ page: Page; dialog: Locator }> {
  const { page } = await visit('/', { viewport });
  await getQuote(page).click();
  const dialog = quoteDialog(page);
  await dialog.waitFor();
  return { page, dialog };
}

/** A point in the dialog, and one on the page above it. */
async function pointsAround(dialog: Locator) {
  const { x, y } = (await dialog.boundingBox()) ?? { x: 0, y: 0 };
  return { inside: [x + 100, y + 200], outside: [x + 100, y - 30] } as const;
}

describe('Get Quote', () => {
  test('is visible on a phone', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    await expect(getQuote(page)).toBeVisible();
  });

  test('is hidden on a wide screen', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(page.getByText('Get Quote')).toBeHidden();
  });

  test('opens the dialog again right after it was closed', async ({ visit }) => {
    const { page, dialog } = await openDialog(visit);
    // Both in one task: the close event comes after the press.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.quote')?.close();
      document.querySelector<HTMLElement>('.floating__quote')?.click();
    });
    await expect(dialog).toBeVisible();
  });

  test('reacts to the space bar before hydration', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    await getQuote(page).press('Space');
    await expect(quoteDialog(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('leads to the contact page without JavaScript', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE, javaScriptEnabled: false });
    await page.getByText('Get Quote').click();
    await page.waitForURL('**/contact');
  });

  test.for([
    ['its script', '**/_astro/*.js'],
    ['the form', '**/_astro/ContactForm.*.js'],
  ] as const)('leads to the contact page when %s cannot be fetched', async ([, files], { visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    await page.route(files, (route) => route.abort());
    await page.getByText('Get Quote').click();
    await page.waitForURL('**/contact');
  });
});

describe('Call Now', () => {
  test('calls the salon on a phone', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  });

  test('is hidden on a wide screen', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(page.locator('.floating').getByText('Call Now')).toBeHidden();
  });
});

describe('the quote dialog', () => {
  test('has the four fields of the contact form', async ({ visit }) => {
    const { dialog } = await openDialog(visit);
    await expect(dialog.getByRole('textbox')).toHaveCount(4);
  });

  test('closes by Escape and returns the focus', async ({ visit }) => {
    const { page, dialog } = await openDialog(visit);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(getQuote(page)).toBeFocused();
  });

  test('closes by its button', async ({ visit }) => {
    const { dialog } = await openDialog(visit);
    await close(dialog);
    await expect(dialog).toBeHidden();
  });

  test('closes by a click outside', async ({ visit }) => {
    const { page, dialog } = await openDialog(visit);
    await page.mouse.click(...(await pointsAround(dialog)).outside);
    await expect(dialog).toBeHidden();
  });

  test('stays open when a drag ends outside', async ({ visit }) => {
    const { page, dialog } = await openDialog(visit);
    const { inside, outside } = await pointsAround(dialog);
    await page.mouse.move(...inside);
    await page.mouse.down();
    await page.mouse.move(...outside);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
  });

  for (const [viewport, most] of [
    [PHONE, 600],
    [{ width: 390, height: 500 }, 450],
  ] as const) {
    test(`is at most ${most} px high on a screen of ${viewport.height}`, async ({ visit }) => {
      const { dialog } = await openDialog(visit, viewport);
      expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(most);
    });

    test(`scrolls inside on a screen of ${viewport.height}`, async ({ visit }) => {
      const { page, dialog } = await openDialog(visit, viewport);
      await submit(dialog).scrollIntoViewIfNeeded();
      await expect(submit(dialog)).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }

  test('is below its toast', async ({ visit }) => {
    const { page, dialog } = await openDialog(visit);
    await submit(dialog).click();
    const toast = page.getByRole('alert');
    await expect(toast).toContainText('Agreement Required');
    const isOnTop = await toast.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
  });

  test('stays open when its toast is closed', async ({ visit }) => {
    const { page, dialog } = await openDialog(visit);
    await submit(dialog).click();
    await page.getByRole('alert').getByRole('button', { name: 'Close message' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  const TURNED = [
    { width: 844, height: 390 },
    { width: 1200, height: 700 },
  ];

  test.for(TURNED)('keeps what was typed when the screen turns to $width px', async (viewport, { visit }) => {
    const { page, dialog } = await openDialog(visit);
    await dialog.getByLabel('Name').fill('Dana');
    await page.setViewportSize(viewport);
    await expect(dialog.getByLabel('Name')).toHaveValue('Dana');
  });

  test.for(TURNED)('frees the page when it closes on a screen of $width px', async (viewport, { visit }) => {
    const { page, dialog } = await openDialog(visit);
    await page.setViewportSize(viewport);
    await close(dialog);
    await expect(dialog).toBeHidden();
    await scrollDown(page, 400);
  });

  test('can be opened under an error that arrived while it was closed', async ({ visit, webhook }) => {
    const { page, dialog } = await openDialog(visit);
    const answer = await holdRequests(page, '**/api/contact');
    webhook.answer(500);
    await fillAndSend(dialog);
    await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
    await close(dialog);
    answer();
    const toast = page.getByRole('alert');
    await expect(toast).toContainText('Failed to send message');
    await getQuote(page).click();
    await dialog.waitFor();
    await toast.getByRole('button', { name: 'Close message' }).click();
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
    webhook.answer(200);
  });

  test('sends a message to the webhook', async ({ visit, webhook }) => {
    const { page, dialog } = await openDialog(visit);
    const before = webhook.requests.length;
    await fillAndSend(dialog);
    await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
    expect(webhook.requests.slice(before).map(({ body }) => body)).toMatchObject([
      { name: 'Dana Ruiz', email: 'dana@example.com', agreementChecked: true },
    ]);
  });
});
