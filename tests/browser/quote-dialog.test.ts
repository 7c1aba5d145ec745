import type { Page } from 'playwright-core';

import { SENT } from '../../contact/form-texts.ts';
import { field, fillAndSend, form, send, toast } from '../support/contact-page.ts';
import { DESKTOP, expect, PHONE, test } from '../support/visitor.ts';

const getQuote = (page: Page) => page.getByRole('button', { name: 'Get Quote' });
const quoteDialog = (page: Page) => page.getByRole('dialog', { name: 'Get Your Quote' });

test.for([
  ['JavaScript', undefined],
  ['the form', '**/_astro/ContactForm.*.js*'],
] as const)('Get Quote leads to the contact page without %s', async ([, files], { visit }) => {
  const { page } = await visit('/', { viewport: PHONE, javaScriptEnabled: files !== undefined });
  if (files) await page.route(files, (route) => route.abort());
  await page.getByText('Get Quote').click();
  await page.waitForURL('**/contact');
});

test('Get Quote stays on the page offline, and opens when the connection is back', async ({ visit }) => {
  const { page } = await visit('/', { viewport: PHONE });
  await getQuote(page).hover();
  await page.locator('astro-island:not([ssr]) > .floating__quote').waitFor();
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await getQuote(page).click();
  await failed;
  await expect(getQuote(page)).not.toHaveAttribute('aria-busy');
  await page.context().setOffline(false);
  await getQuote(page).click();
  await expect(quoteDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the quote dialog scrolls on a low screen, closes by Escape, its button and a click outside, and is on phones only', async ({
  visit,
}) => {
  const { page } = await visit('/', { viewport: PHONE });
  const dialog = quoteDialog(page);
  await getQuote(page).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(4);
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(600);
  await page.setViewportSize({ width: 390, height: 500 });
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(450);
  await expect(send(dialog)).not.toBeInViewport();
  await dialog.hover();
  await page.mouse.wheel(0, 500);
  await expect(send(dialog)).toBeInViewport();
  await send(dialog).click();
  await expect(dialog.getByText(/^Not sent yet/)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize(PHONE);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(getQuote(page)).toBeFocused();
  await getQuote(page).click();
  await expect(dialog.getByText(/^Not sent yet|^Agreement Required/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await getQuote(page).click();
  await expect(dialog).toBeVisible();
  const { x, y } = (await dialog.boundingBox()) ?? { x: 0, y: 0 };
  // A selection that is dragged out of the dialog does not close it.
  await page.mouse.move(x + 100, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + 100, y - 30);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(x + 100, y - 30);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await page.setViewportSize(DESKTOP);
  await expect(page.locator('.floating')).toBeHidden();
});

test('the quote dialog sends a message; its draft is on the contact page until then', async ({
  visit,
  webhook,
}) => {
  const { page } = await visit('/', { viewport: PHONE });
  const dialog = quoteDialog(page);
  await getQuote(page).click();
  await field(dialog, 'Message').fill('A fringe?');
  await page.goto('/contact');
  await expect(field(form(page), 'Message')).toHaveValue('A fringe?');
  await page.goto('/');
  await getQuote(page).click();
  await expect(field(dialog, 'Message')).toHaveValue('A fringe?');
  await fillAndSend(dialog);
  expect(await toast(page, 'status')).toContain(SENT.title);
  await dialog.getByRole('button', { name: 'Close message' }).click();
  await expect(send(dialog)).toBeFocused();
  expect(webhook.requests.at(-1)?.body).toMatchObject({ name: 'Dana Ruiz', agreementChecked: true });
  await page.goBack();
  await expect(field(form(page), 'Message')).toHaveValue('');
});
