import { type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { test } from '../support/visitor.ts';

const PHOTOS = '.gallery-section a[data-view]';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gallery photos' });

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
      expect(await dialog(page).count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/gallery');
    });

  test('closes by Back and leaves the filter as it was', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    const highlights = page.getByRole('button', { name: /^Highlights/ });
    await highlights.click();
    await expect.poll(() => highlights.getAttribute('aria-pressed')).toBe('true');
    await page.locator(`${PHOTOS}:visible`).first().click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await highlights.getAttribute('aria-pressed')).toBe('true');
    expect(page.url()).toMatch(/\?category=highlights$/);
    await page.goBack();
    await expect.poll(() => highlights.getAttribute('aria-pressed')).toBe('false');
    expect(new URL(page.url()).search).toBe('');
  });

  test('closed by Escape, leaves no entry in the history', async ({ visit }) => {
    const { page } = await visit('/about');
    await page.goto('/gallery');
    await page.locator(PHOTOS).first().click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('**/about');
  });
});
