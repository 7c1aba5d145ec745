import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { sheets } from '../support/sheets.ts';
import { expect, PHONE, test, type Visit } from '../support/visitor.ts';

/** Opens a page as it is printed. */
async function printed(visit: (path: string) => Promise<Visit>, route: string): Promise<Page> {
  const { page } = await visit(route);
  await page.emulateMedia({ media: 'print' });
  return page;
}

describe('printed', () => {
  test('the contact page has a QR code of its address', async ({ visit }) => {
    const page = await printed(visit, '/contact');
    await expect(page.getByRole('img', { name: /^QR code for .*\/contact$/ })).toBeVisible();
  });

  test('the contact page has no form', async ({ visit }) => {
    const page = await printed(visit, '/contact');
    await expect(page.locator('form').first()).toBeHidden();
  });

  test('a page has no navigation', async ({ visit }) => {
    const page = await printed(visit, '/contact');
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('a service has its prices', async ({ visit }) => {
    const page = await printed(visit, '/services/coloring-treatments');
    await expect(page.locator('.prices').first()).toBeVisible();
  });
});

test('an open dialog is not printed', async ({ visit }) => {
  const { page } = await visit('/careers', { viewport: PHONE });
  await page.getByRole('button', { name: 'Get Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
  await dialog.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
});

test('the open menu is not printed', async ({ visit }) => {
  const { page } = await visit('/careers', { viewport: PHONE });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
});

test('a page prints whole while a dialog is open', async ({ visit }) => {
  const { page } = await visit('/privacy', { viewport: PHONE });
  const sheetsAtRest = sheets(await page.pdf({ format: 'Letter' }));
  await page.getByRole('button', { name: 'Get Quote' }).click();
  await page.getByRole('dialog', { name: 'Get Your Quote' }).waitFor();
  expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(sheetsAtRest);
});
