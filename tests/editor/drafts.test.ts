import { type Page } from 'playwright-core';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { test } from '../support/editor.ts';
import { expect } from '../support/visitor.ts';

/** Closes the page as its owner would. Returns whether the browser asked first. */
async function asksBeforeClosing(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type() === 'beforeunload';
  });
  const closed = page.waitForEvent('close').then(() => false);
  await page.close({ runBeforeUnload: true });
  return Promise.race([asked, closed]);
}

test('words about a photo are saved without a button, although another photo is opened at once', async ({
  open,
  project,
}) => {
  const page = await open('photos/dark');
  await page.getByLabel('What the photo shows').fill('Dark hair, freshly cut');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^waves /u })
    .click();
  await expect(page.getByRole('region', { name: 'waves' })).toBeVisible();
  await expect
    .poll(() => project.read('content/photos/photos.yaml'))
    .toContain('alt: Dark hair, freshly cut');
  project.git('checkout', '--', '.');
});

test('what could not be saved is there again, and the notice leads to it', async ({ open }) => {
  const page = await open('photos/dark');
  await page.getByLabel('What the photo shows').fill('');
  await page.getByRole('link', { name: 'Contents' }).click();
  await page.getByText('Not saved yet: ').getByRole('link', { name: 'dark' }).click();
  const words = page.getByLabel('What the photo shows');
  await expect(words).toHaveValue('');
  await expect(words).toHaveAccessibleDescription(/found nothing, expected some words/u);
});

test('a new photo and its words stay when another screen was open', async ({ open }) => {
  const page = await open('photos');
  const file = { name: 'Red bob.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
  await page.getByLabel('Add a photo').setInputFiles(file);
  await page.getByLabel('What the photo shows').fill('A red bob');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('Not saved yet: ').getByRole('link', { name: 'A new photo' }).click();
  await expect(page.getByLabel('What the photo shows')).toHaveValue('A red bob');
  await expect(page.getByText('Red bob.jpg')).toBeVisible();
});

test('the browser asks before it closes a page with unsaved words', async ({ open }) => {
  const page = await open('content/tags.yaml');
  await page.getByLabel('Title of a new article').fill('How to');
  expect(await asksBeforeClosing(page)).toBe(true);
});

test('the browser does not ask once everything is saved', async ({ open, project }) => {
  const page = await open('content/team.yaml');
  await page.getByRole('main').getByRole('listitem').first().locator('summary').click();
  await page.getByLabel('Role').fill('Barber');
  await expect(page.getByRole('status')).toContainText('Everything is saved');
  expect(await asksBeforeClosing(page)).toBe(false);
  project.git('checkout', '--', '.');
});

test('the chooser of photos has no accessibility violations', async ({ open }) => {
  const page = await open('content/gallery.yaml');
  await page.getByRole('main').locator('summary').first().click();
  await page.getByRole('button', { name: /^Photo /u }).click();
  await injectAxe(page);
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Photo /u })).toBeFocused();
});
