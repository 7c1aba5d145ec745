import { type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { tour } from '../../site/content/index.ts';
import { PHONE, test } from '../support/visitor.ts';

const { photos, highlights } = tour();

const figures = (page: Page) => page.locator('main figure');

/** The number of different left edges. */
const columns = (page: Page) =>
  figures(page).evaluateAll(
    (all) => new Set(all.map((figure) => Math.round(figure.getBoundingClientRect().left))).size,
  );

describe('the salon tour', () => {
  test('shows every photo with its title', async ({ visit }) => {
    const { page } = await visit('/view-our-salon');
    expect(await figures(page).count()).toBe(photos.length);
    for (const { title } of photos)
      expect(await page.locator('figcaption').filter({ hasText: title }).count(), title).toBeGreaterThan(0);
  });

  test('shows every highlight', async ({ visit }) => {
    const { page } = await visit('/view-our-salon');
    for (const highlight of highlights)
      expect(await page.getByRole('heading', { name: highlight.name }).count(), highlight.name).toBe(1);
  });

  test('offers booking and calling', async ({ visit }) => {
    const { page } = await visit('/view-our-salon');
    const main = page.locator('main');
    expect(await main.getByRole('link', { name: 'Book Online' }).getAttribute('href')).toBe('/contact');
    expect(await main.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
  });

  test.for([
    [390, 1],
    [820, 2],
    [1440, 3],
  ] as const)('at %i px has %i columns', async ([width, expected], { visit }) => {
    const { page } = await visit('/view-our-salon', { viewport: { width, height: 900 } });
    expect(await columns(page)).toBe(expected);
  });

  test.for(['hover', 'focus'] as const)('shows a photo’s title on %s', async (action, { visit }) => {
    const { page } = await visit('/view-our-salon', { reducedMotion: 'reduce' });
    const figure = figures(page).nth(1);
    const title = figure.locator('figcaption');
    const opacity = () => title.evaluate((element) => Number(getComputedStyle(element).opacity));
    await figure.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    expect(await opacity()).toBe(0);
    if (action === 'hover') await figure.hover();
    else await figure.getByRole('link').focus();
    await expect.poll(opacity).toBe(1);
  });

  test('always shows the titles on a phone', async ({ visit }) => {
    const { page } = await visit('/view-our-salon', { viewport: PHONE });
    const opacities = await page
      .locator('main figcaption')
      .evaluateAll((all) => all.map((title) => getComputedStyle(title).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });
});
