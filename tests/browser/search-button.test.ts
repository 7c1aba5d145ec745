import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { expect, PHONE, test } from '../support/visitor.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Search the articles' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the articles' });
const isReady = (page: Page) => page.locator('astro-island:not([ssr]) > #search').waitFor();

describe('the search button', () => {
  test('opens on the second click when the search could not be loaded at first', async ({ visit }) => {
    const { page } = await visit('/blog');
    const files = '**/_astro/SearchDialog.*.js';
    await page.route(files, (route) => route.abort());
    await button(page).click();
    await page.getByRole('status').getByText('Search didn’t load').waitFor();
    await page.unroute(files);
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByText('Search didn’t load')).toHaveCount(0);
  });

  test('reloads the page when the search cannot be loaded twice and the site answers', async ({ visit }) => {
    const { page } = await visit('/blog');
    // Like Firefox, which remembers a failed import until a reload.
    await page.route('**/_astro/SearchDialog.*.js', (route) => route.abort());
    await button(page).click();
    await page.getByRole('status').getByText('Search didn’t load').waitFor();
    const reloaded = page.waitForEvent('load');
    await button(page).click();
    await reloaded;
  });

  test('stays on the page when the search cannot be loaded and the site cannot be reached', async ({
    visit,
  }) => {
    const { page } = await visit('/blog');
    await page.route('**/_astro/SearchDialog.*.js', (route) => route.abort());
    await page.route('**/blog', (route) => route.abort());
    await button(page).click();
    const message = page.getByRole('status').getByText('Search didn’t load');
    await expect(message).toBeVisible();
    const request = page.waitForRequest((request) => request.method() === 'HEAD');
    await button(page).click();
    await request;
    await expect(message).toBeVisible();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('tries again when its own script could not be loaded', async ({ visit }) => {
    const { page } = await visit('/blog');
    await page.route('**/_astro/*.js', (route) => route.abort());
    await button(page).click();
    await page.waitForURL('**/blog#posts');
    await page.unroute('**/_astro/*.js');
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('links to the list of articles without JavaScript', async ({ visit }) => {
    const { page } = await visit('/blog', { javaScriptEnabled: false });
    await page.getByText('Search the articles').click();
    await page.waitForURL('**/blog#posts');
  });
});

describe('the key /', () => {
  for (const key of ['Control+/', 'Alt+/', 'Meta+/'])
    test(`${key} is left to the browser`, async ({ visit }) => {
      const { page } = await visit('/blog');
      await page.evaluate(() => {
        addEventListener('keydown', (event) => {
          if (event.key === '/') document.body.dataset.prevented = String(event.defaultPrevented);
        });
      });
      await page.keyboard.press(key);
      await expect(page.locator('body')).toHaveAttribute('data-prevented', 'false');
    });

  test('opens nothing over an open dialog', async ({ visit }) => {
    const { page } = await visit('/blog', { viewport: PHONE });
    await button(page).click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Get Quote' }).click();
    const quote = page.getByRole('dialog', { name: 'Get Your Quote' });
    await quote.getByRole('button', { name: 'Close', exact: true }).focus();
    await page.keyboard.press('/');
    await expect(quote).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('is typed into an editable element', async ({ visit }) => {
    const { page } = await visit('/blog');
    await button(page).focus();
    await isReady(page);
    await page.evaluate(() => {
      const note = document.createElement('p');
      note.contentEditable = 'true';
      document.body.prepend(note);
      note.focus();
    });
    await page.keyboard.press('/');
    await expect(page.locator('[contenteditable]')).toHaveText('/');
  });

  test('opens the search where storage is blocked', async ({ visit }) => {
    const { page, errors } = await visit('/blog');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.reload();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
});
