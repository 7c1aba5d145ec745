import { type Locator } from 'playwright-core';
import { describe, expect } from 'vitest';

import { PHONE, test } from '../support/visitor.ts';

const CATEGORIES = ['Coloring', 'Highlights', 'Kids Services', 'Special Occasions', 'Styling', 'Treatments'];

const opacity = (label: Locator) => label.evaluate((element) => Number(getComputedStyle(element).opacity));

/** Left edges at which pictures of a grid begin: as many as it has columns. */
const columns = (figures: Locator) =>
  figures.evaluateAll(
    (all) => new Set(all.map((figure) => Math.round(figure.getBoundingClientRect().left))).size,
  );

describe('the gallery', () => {
  test('shows eleven pictures, six categories, specialties, two stories and a way to book', async ({
    visit,
  }) => {
    const { page } = await visit('/gallery');
    const pictures = page.getByRole('region', { name: /photos|pictures|gallery/i }).locator('figure');
    expect(await pictures.count()).toBe(11);
    const labels = await pictures
      .locator('figcaption')
      .evaluateAll((all) => all.map((label) => label.textContent.replace(/^\d+\s*/, '').trim()));
    expect([...new Set(labels)].sort()).toEqual(CATEGORIES);
    for (const picture of await pictures.locator('img').all())
      expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(15);
    expect(await page.getByText('Specialties').first().isVisible()).toBe(true);
    expect(await page.getByText('Before', { exact: true }).count()).toBe(2);
    expect(await page.getByText('After', { exact: true }).count()).toBe(2);
    expect(await page.locator('main').getByRole('link', { name: /^Book/ }).getAttribute('href')).toBe(
      '/contact',
    );
  });
});

describe('the tour', () => {
  test('opens with its headline and shows nine or more pictures in one, two and three columns', async ({
    visit,
  }) => {
    const { page } = await visit('/view-our-salon');
    expect((await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\s+/g, ' ')).toBe(
      'Take a Look Inside',
    );
    const figures = page.locator('main figure');
    expect(await figures.count()).toBeGreaterThanOrEqual(9);
    for (const [width, expected] of [
      [390, 1],
      [820, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(figures), `columns at ${String(width)} px`).toBe(expected);
    }
    for (const title of ['Styling Stations', 'Waiting Area', 'Reception', 'Treatment Room', 'Product Center'])
      expect(await page.locator('figcaption').filter({ hasText: title }).count(), title).toBe(1);
    for (const highlight of ['Modern Equipment', 'Relaxing Atmosphere', 'Premium Products'])
      expect(await page.getByRole('heading', { name: highlight }).count()).toBe(1);
    expect(await page.locator('main').getByRole('link', { name: 'Book Online' }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
  });

  test('shows a picture’s title under the pointer and on focus, and always on small screens', async ({
    visit,
  }) => {
    const { page } = await visit('/view-our-salon', { reducedMotion: 'reduce' });
    const second = page.locator('main figure').nth(1);
    const title = second.locator('figcaption');
    await second.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    expect(await opacity(title)).toBe(0);
    await second.hover();
    expect(await opacity(title)).toBe(1);
    await page.mouse.move(1, 1);
    await second.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await opacity(title)).toBe(1);
    await page.setViewportSize(PHONE);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
    });
    expect(await opacity(title)).toBe(1);
  });
});

test.for(['/gallery', '/view-our-salon', '/about', '/'])(
  '%s shows no picture twice',
  async (route, { visit }) => {
    const { page } = await visit(route);
    const sources = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(new Set(sources).size).toBe(sources.length);
  },
);
