import { describe, expect } from 'vitest';

import { fillAndSend } from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { PHONE, test } from '../support/visitor.ts';

describe('Get Quote and Call Now', () => {
  test('are at the bottom of small screens only', async ({ visit }) => {
    const small = await visit('/', { viewport: PHONE });
    expect(await small.page.getByRole('button', { name: 'Get Quote' }).isVisible()).toBe(true);
    expect(await small.page.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(
      /^tel:\+1\d{10}$/,
    );
    const wide = await visit('/');
    expect(await wide.page.getByText('Get Quote').isVisible()).toBe(false);
    expect(await wide.page.locator('.floating').getByText('Call Now').isVisible()).toBe(false);
  });

  test('Get Quote opens the dialog again right after it was closed', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
    await page.getByRole('button', { name: 'Get Quote' }).click();
    await dialog.waitFor();
    // Both in one task: the close event comes after the press.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.quote')?.close();
      document.querySelector<HTMLElement>('.floating__quote')?.click();
    });
    await dialog.waitFor();
  });

  test('Get Quote opens a dialog with the form; Escape closes it and the focus returns', async ({
    visit,
  }) => {
    const { page, errors } = await visit('/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Get Quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
    await dialog.waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(4);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(
      await page
        .getByRole('button', { name: 'Get Quote' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.getByRole('button', { name: 'Get Quote' }).click();
    // A drag that ends outside the dialog does not close it; a click outside does.
    const { x, y } = (await dialog.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 100, y + 200);
    await page.mouse.down();
    await page.mouse.move(x + 100, y - 30);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(x + 100, y - 30);
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Get Quote' }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
  });

  for (const [viewport, most] of [
    [PHONE, 600],
    [{ width: 390, height: 500 }, 450],
  ] as const)
    test(`the dialog is at most ${String(most)} px high on a screen of ${String(viewport.height)} and scrolls inside`, async ({
      visit,
    }) => {
      const { page } = await visit('/', { viewport });
      await page.getByRole('button', { name: 'Get Quote' }).click();
      const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
      await dialog.waitFor();
      expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(most);
      expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
      await dialog.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

  test('Get Quote reacts to the space bar before hydration', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Get Quote' }).press('Space');
    await page.getByRole('dialog', { name: 'Get Your Quote' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a toast is shown above the open dialog and can be closed', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Get Quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    const toast = page.getByRole('alert');
    await toast.getByText('Agreement Required').waitFor();
    const onTop = await toast.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(onTop).toBe(true);
    await toast.getByRole('button', { name: 'Close message' }).click();
    await toast.waitFor({ state: 'hidden' });
    expect(await dialog.isVisible()).toBe(true);
  });

  for (const viewport of [
    { width: 844, height: 390 },
    { width: 1200, height: 700 },
  ])
    test(`the open dialog stays usable when the screen turns to ${String(viewport.width)} px`, async ({
      visit,
    }) => {
      const { page } = await visit('/', { viewport: PHONE });
      await page.getByRole('button', { name: 'Get Quote' }).click();
      const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
      await dialog.getByLabel('Name').fill('Dana');
      await page.setViewportSize(viewport);
      expect(await dialog.getByLabel('Name').inputValue()).toBe('Dana');
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.mouse.wheel(0, 400);
      await page.waitForFunction(() => scrollY > 0);
    });

  test('an error that arrived while the dialog was closed can be closed in the reopened dialog', async ({
    visit,
    webhook,
  }) => {
    const { page } = await visit('/', { viewport: PHONE });
    const answer = await holdRequests(page, '**/api/contact');
    webhook.answer(500);
    const open = page.getByRole('button', { name: 'Get Quote' });
    const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
    await open.click();
    await fillAndSend(dialog);
    await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    answer();
    const toast = page.getByRole('alert');
    await toast.getByText('Failed to send message').waitFor();
    await open.click();
    await dialog.waitFor();
    await toast.getByRole('button', { name: 'Close message' }).click();
    await toast.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
    webhook.answer(200);
  });

  test('a message sent from the dialog reaches the webhook', async ({ visit, webhook }) => {
    const { page } = await visit('/gallery', { viewport: PHONE });
    const before = webhook.requests.length;
    await page.getByRole('button', { name: 'Get Quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
    await dialog.getByLabel('Name').fill('Dana Ruiz');
    await dialog.getByLabel('Email').fill('dana@example.com');
    await dialog.getByLabel('Phone').fill('903 555 0188');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('status').getByText('Message Sent!').waitFor();
    expect(webhook.requests.slice(before).map((request) => request.body)).toMatchObject([
      { name: 'Dana Ruiz', email: 'dana@example.com', agreementChecked: true },
    ]);
  });

  test('without JavaScript Get Quote leads to the contact page', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE, javaScriptEnabled: false });
    await page.getByText('Get Quote').click();
    await page.waitForURL('**/contact');
  });

  for (const [what, files] of [
    ['its script', '**/_astro/*.js'],
    ['the form alone', '**/_astro/ContactForm.*.js'],
  ] as const)
    test(`when ${what} cannot be fetched it leads to the contact page`, async ({ visit }) => {
      const { page } = await visit('/', { viewport: PHONE });
      await page.route(files, (route) => route.abort());
      await page.getByText('Get Quote').click();
      await page.waitForURL('**/contact');
    });
});
