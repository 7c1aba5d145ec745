import { type BrowserContextOptions, type Page } from 'playwright-core';
import { describe } from 'vitest';

import { expect, test, type Visit } from '../support/visitor.ts';

const PHOTOS = '.gallery-section a[data-view]';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gallery photos' });

/** Filters the gallery and opens a photo. */
async function openFiltered(visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>) {
  const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
  const category = page.locator('.filter button').nth(1);
  await category.click();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await page.locator(`${PHOTOS}:visible`).first().click();
  await dialog(page).waitFor();
  return { page, category };
}

describe('the lightbox', () => {
  for (const [click, options] of [
    ['Ctrl+click', { modifiers: ['ControlOrMeta'] }],
    ['a middle click', { button: 'middle' }],
  ] as const)
    test(`${click} on a photo opens a tab`, async ({ visit }) => {
      const { page } = await visit('/gallery');
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page
          .locator(PHOTOS)
          .first()
          .click(options as object),
      ]);
      await tab.waitForURL('**/_astro/*');
      await page
        .locator('astro-island:not([ssr]) .gallery-grid, astro-island:not([ssr]) .filter')
        .first()
        .waitFor();
      await expect(dialog(page)).toHaveCount(0);
    });

  test('closes by Back and leaves the filter', async ({ visit }) => {
    const { page, category } = await openFiltered(visit);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(category).toHaveAttribute('aria-pressed', 'true');
  });

  test('leaves one step Back to the unfiltered gallery', async ({ visit }) => {
    const { page, category } = await openFiltered(visit);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(category).toHaveAttribute('aria-pressed', 'false');
  });

  test('closed by Escape, leaves no entry in the history', async ({ visit }) => {
    const { page } = await visit('/about');
    await page.goto('/gallery');
    await page.locator(PHOTOS).first().click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await page.waitForURL('**/about');
  });
});
