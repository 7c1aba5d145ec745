import { expect } from 'vitest';

import { PHONE, test } from '../support/visitor.ts';

/** Pages of a PDF as Chromium writes it: their objects are not compressed. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length;

test('contact and prices print on one sheet each, without what only a screen can use', async ({ visit }) => {
  const { page } = await visit('/contact');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('img', { name: /^QR code for .*\/contact$/ }).isVisible()).toBe(true);
  expect(await page.locator('form').first().isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1);

  await page.goto('/services/coloring-treatments');
  expect(await page.getByText('Root Touch-Ups').isVisible()).toBe(true);
  expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1);
});

test('an open dialog is not printed', async ({ visit }) => {
  const { page } = await visit('/careers', { viewport: PHONE });
  await page.getByRole('button', { name: 'Get Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
  await dialog.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await dialog.isVisible()).toBe(false);
});

test('the open menu is not printed', async ({ visit }) => {
  const { page } = await visit('/careers', { viewport: PHONE });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await menu.isVisible()).toBe(false);
});

test('a page prints whole while a dialog is open', async ({ visit }) => {
  const { page } = await visit('/privacy', { viewport: PHONE });
  const sheetsAtRest = sheets(await page.pdf({ format: 'Letter' }));
  await page.getByRole('button', { name: 'Get Quote' }).click();
  await page.getByRole('dialog', { name: 'Get Your Quote' }).waitFor();
  expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(sheetsAtRest);
});
