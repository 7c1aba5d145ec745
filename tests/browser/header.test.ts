import type { Page } from 'playwright-core';

import { DESKTOP, expect, PHONE, test } from '../support/visitor.ts';

const bar = (page: Page) => page.locator('header').first();
const menu = (page: Page) => page.locator('#menu');
const list = (page: Page) => page.locator('#services-list');
const servicesButton = (page: Page) => page.getByRole('button', { name: 'Services' });
/** The parts of the page that the menu covers. */
const inert = (page: Page) => page.locator(':is(header, main, footer, aside)[inert]');

test('the bar is transparent at the top of the page and white with a blur below it', async ({ visit }) => {
  const { page } = await visit('/');
  await expect(bar(page)).toHaveCSS('background-color', /, 0\)$/);
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(async () => {
    // Chromium drops a turn of the wheel that comes before it can scroll.
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 0, { timeout: 2000 });
  }).toPass();
  // White, at least 86% opaque.
  const solid = /^rgb(?:\(255, 255, 255\)|a\(255, 255, 255, 0\.(?:8[6-9]|9)\d*\))$/;
  await expect(bar(page)).toHaveCSS('background-color', solid);
  await expect(bar(page)).toHaveCSS('backdrop-filter', /blur/);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(bar(page)).toHaveCSS('background-color', /, 0\)$/);
  await page.goto('/about');
  await expect(bar(page)).not.toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('the menu of a phone covers the page until Escape, its button or a wide screen closes it', async ({
  visit,
}) => {
  const { page } = await visit('/', { viewport: PHONE });
  const toggle = page.locator('.header__toggle');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(inert(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await expect(inert(page)).toHaveCount(0);
  await toggle.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();
  await toggle.click();
  await page.setViewportSize(DESKTOP);
  await expect(inert(page)).toHaveCount(0);
});

test('the Services list opens under the mouse, stays open when pressed, and closes when the mouse leaves', async ({
  visit,
}) => {
  const { page } = await visit('/');
  await expect(list(page)).toBeHidden();
  await servicesButton(page).hover();
  await expect(list(page)).toBeVisible();
  await servicesButton(page).click();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
  await servicesButton(page).click();
  await expect(list(page)).toBeHidden();
  await servicesButton(page).click();
  await page.mouse.move(5, 800);
  await expect(list(page)).toBeHidden();
});

test('the Services list opens by key, and closes when the focus leaves it', async ({ visit }) => {
  const { page } = await visit('/');
  await servicesButton(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('link').first()).toBeFocused();
  await list(page).getByRole('link').last().focus();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
});

test('a link within the page leads to what it names, below the header', async ({ visit }) => {
  const { page } = await visit('/', { viewport: DESKTOP, reducedMotion: 'reduce' });
  await page.locator('main a[href="#services"]').click();
  const { y, height } = (await bar(page).boundingBox()) ?? { y: 0, height: 0 };
  const top = async () => (await page.locator('#services').boundingBox())?.y ?? 0;
  await expect.poll(top).toBeLessThan(DESKTOP.height / 3);
  expect(await top()).toBeGreaterThanOrEqual(y + height);
});
