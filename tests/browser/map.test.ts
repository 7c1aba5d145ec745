import { type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { test } from '../support/visitor.ts';

const MAP_HOST = /^https:\/\/www\.openstreetmap\.org\//;

const scrollToMap = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector('main svg[role=img]')?.parentElement;
    scrollTo({ top: (map?.getBoundingClientRect().top ?? 0) + scrollY - 200, behavior: 'instant' });
  });

describe('the map on the contact page', () => {
  test('is not requested before the visitor scrolls near it', async ({ visit }) => {
    const { page, outside, scripts } = await visit('/contact', { viewport: { width: 390, height: 500 } });
    await page.mouse.wheel(0, 60);
    await page.waitForFunction(() => scrollY > 0);
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
    const { page, outside } = await visit('/contact');
    await scrollToMap(page);
    await expect.poll(() => outside.length).toBeGreaterThan(0);
    expect(outside.every((url) => url.startsWith('https://www.openstreetmap.org/'))).toBe(true);
    expect(await page.locator('main iframe').count()).toBe(0);
    expect(await page.locator('main svg').filter({ hasText: 'N Travis St' }).isVisible()).toBe(true);
  });

  test('is replaced by the live map when its host answers', async ({ visit }) => {
    const { page } = await visit('/contact');
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.route(MAP_HOST, (route) =>
      route.request().url().includes('favicon')
        ? route.fulfill({ contentType: 'image/png', body: pixel })
        : route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
    );
    await scrollToMap(page);
    const frame = page.locator('main iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('title')).toBeTruthy();
    expect(await frame.getAttribute('src')).toMatch(MAP_HOST);
  });

  test('has a link to directions in a new tab without JavaScript', async ({ visit }) => {
    const { page } = await visit('/contact', { javaScriptEnabled: false });
    const directions = page
      .locator('main')
      .getByRole('link', { name: /directions/i })
      .first();
    expect(await directions.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir/);
    expect(await directions.getAttribute('target')).toBe('_blank');
    expect(
      await page.locator('main').getByRole('link', { name: /Call/ }).first().getAttribute('href'),
    ).toMatch(/^tel:/);
  });
});
