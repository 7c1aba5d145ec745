import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { scrollDown } from '../support/scroll-down.ts';
import { expect, test } from '../support/visitor.ts';

const MAP_ORIGIN = 'https://www.openstreetmap.org/';

const scrollToMap = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector('main svg[role=img]')?.parentElement;
    scrollTo({ top: (map?.getBoundingClientRect().top ?? 0) + scrollY - 200, behavior: 'instant' });
  });

describe('the map on the contact page', () => {
  test('is not requested before the visitor scrolls near it', async ({ visit }) => {
    const { page, outside, scripts } = await visit('/contact', { viewport: { width: 390, height: 500 } });
    await scrollDown(page, 60);
    // Requests are reported in order: once this one is, those that scrolling caused would have been, too.
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await fetch(location.href);
    });
    expect(scripts).toEqual([]);
    expect(outside).toEqual([]);
  });

  test('stays a drawing when the host of the live map cannot be reached', async ({ visit }) => {
    const { page } = await visit('/contact');
    const request = page.waitForEvent('requestfailed', (request) => request.url().startsWith(MAP_ORIGIN));
    await scrollToMap(page);
    await request;
    await expect(page.locator('main svg[role=img]').first()).toBeVisible();
    await expect(page.locator('main iframe')).toHaveCount(0);
  });

  test('is replaced by the live map when its host answers', async ({ visit }) => {
    const { page } = await visit('/contact');
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.route(`${MAP_ORIGIN}**`, (route) =>
      route.request().url().includes('favicon')
        ? route.fulfill({ contentType: 'image/png', body: pixel })
        : route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
    );
    await scrollToMap(page);
    const frame = page.locator('main iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`^${MAP_ORIGIN}`));
    await expect(frame).toHaveAttribute('title', /\w/);
  });

  test('has a link to directions in a new tab without JavaScript', async ({ visit }) => {
    const { page } = await visit('/contact', { javaScriptEnabled: false });
    const directions = page.locator('main a[href^="https://www.google.com/maps/dir"]').first();
    await expect(directions).toHaveAttribute('target', '_blank');
  });

  test('has a phone number to call without JavaScript', async ({ visit }) => {
    const { page } = await visit('/contact', { javaScriptEnabled: false });
    await expect(page.locator('main').getByRole('link', { name: /Call/ }).first()).toHaveAttribute(
      'href',
      /^tel:/,
    );
  });
});
