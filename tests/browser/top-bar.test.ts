import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { scrollDown } from '../support/scroll-down.ts';
import { expect, test } from '../support/visitor.ts';

const TRANSPARENT = /, 0\)$/;
/** White, at least 86% opaque. */
const SOLID = /^rgb(?:\(255, 255, 255\)|a\(255, 255, 255, 0\.(?:8[6-9]|9)\d*\))$/;

const bar = (page: Page) => page.locator('header').first();

describe('the bar at the top', () => {
  test('is white without JavaScript', async ({ visit }) => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('has dark text without JavaScript', async ({ visit }) => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    await expect(bar(page).locator('.logo')).toHaveCSS('color', 'rgb(29, 21, 18)');
  });

  test('is transparent at the top of the page', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(bar(page)).toHaveCSS('background-color', TRANSPARENT);
  });

  test('is solid below the top of the page', async ({ visit }) => {
    const { page } = await visit('/');
    await scrollDown(page, 300);
    await expect(bar(page)).toHaveCSS('background-color', SOLID);
  });

  test('blurs what is behind it', async ({ visit }) => {
    const { page } = await visit('/');
    await scrollDown(page, 300);
    await expect(bar(page)).toHaveCSS('backdrop-filter', /blur/);
  });

  test('is solid after a reload below the top', async ({ visit }) => {
    const { page } = await visit('/');
    await scrollDown(page, 300);
    await page.reload();
    await expect(bar(page)).toHaveAttribute('data-solid');
  });

  test('is transparent again after a return to the top', async ({ visit }) => {
    const { page } = await visit('/');
    await scrollDown(page, 300);
    await expect(bar(page)).toHaveAttribute('data-solid');
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect(bar(page)).not.toHaveAttribute('data-solid');
  });

  test('links to the main pages', async ({ visit }) => {
    const { page } = await visit('/about', { javaScriptEnabled: false });
    const links = {
      Home: '/',
      Gallery: '/gallery',
      'View Our Salon': '/view-our-salon',
      About: '/about',
      Contact: '/contact',
      'Book Now': '/contact',
    };
    for (const [name, href] of Object.entries(links))
      await expect(bar(page).getByRole('link', { name, exact: true }), name).toHaveAttribute('href', href);
  });

  test('has a logo that leads home', async ({ visit }) => {
    const { page } = await visit('/about', { javaScriptEnabled: false });
    await expect(bar(page).locator('.logo')).toHaveAttribute('href', '/');
  });

  test('has a phone number to call', async ({ visit }) => {
    const { page } = await visit('/about', { javaScriptEnabled: false });
    await expect(bar(page).locator('a[href^="tel:+1"]')).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/);
  });

  test('marks the current page', async ({ visit }) => {
    const { page } = await visit('/gallery');
    await expect(page.locator('header nav [aria-current=page]')).toHaveText(['Gallery']);
  });
});

test('every change of route begins at the top of the page', async ({ visit }) => {
  const { page } = await visit('/');
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('**/careers');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
