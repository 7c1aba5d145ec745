import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { tour } from '../../site/content/index.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, PHONE, test } from '../support/visitor.ts';

const { photos, highlights } = tour(FIXTURE);

const figures = (page: Page) => page.locator('main figure');

/** The largest number of photos beside each other. */
function columns(page: Page): Promise<number> {
  return figures(page).evaluateAll((all) => {
    const boxes = all.map((figure) => figure.getBoundingClientRect());
    const beside = ({ top, height }: DOMRect) =>
      boxes.filter((box) => box.top < top + height / 2 && top + height / 2 < box.bottom).length;
    return Math.max(...boxes.map(beside));
  });
}

describe('the salon tour', () => {
  test('shows every photo', async ({ visit }) => {
    const { page } = await visit('/view-our-salon');
    await expect(figures(page)).toHaveCount(photos.length);
  });

  test('has the title of every photo', async ({ visit }) => {
    const { page } = await visit('/view-our-salon');
    for (const { title } of photos)
      await expect(figures(page).filter({ hasText: title }), title).not.toHaveCount(0);
  });

  test('shows every highlight', async ({ visit }) => {
    const { page } = await visit('/view-our-salon');
    for (const highlight of highlights)
      await expect(page.getByRole('heading', { name: highlight.name })).toBeAttached();
  });

  test('offers booking', async ({ visit }) => {
    const { page } = await visit('/view-our-salon');
    const link = page.locator('main').getByRole('link', { name: 'Book Online' });
    await expect(link).toHaveAttribute('href', '/contact');
  });

  test('offers calling', async ({ visit }) => {
    const { page } = await visit('/view-our-salon');
    await expect(page.locator('main a[href^="tel:"]').first()).toBeAttached();
  });

  test.for([
    [390, 1],
    [820, 2],
    [1440, 3],
  ] as const)('at %i px has %i columns', async ([width, expected], { visit }) => {
    const { page } = await visit('/view-our-salon', { viewport: { width, height: 900 } });
    expect(await columns(page)).toBe(expected);
  });

  test('on a phone, shows small photos by turns at the left and the right margin', async ({ visit }) => {
    const { page } = await visit('/view-our-salon', { viewport: PHONE });
    const pictures = await figures(page)
      .locator('a')
      .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().toJSON() as DOMRect));
    const small = pictures.filter(({ width }) => width < PHONE.width);
    expect(small.length).toBeGreaterThan(0);
    expect(small.map(({ left }) => left < PHONE.width / 4)).toEqual(small.map((_, at) => at % 2 === 0));
  });

  test.for(['hover', 'focus'] as const)('describes a photo on %s', async (action, { visit }) => {
    const { page } = await visit('/view-our-salon', { reducedMotion: 'reduce' });
    const figure = figures(page).nth(1);
    const description = figure.locator('.tour-stop__alt');
    await figure.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await expect(description).toHaveCSS('opacity', '0');
    if (action === 'hover') await figure.hover();
    else await figure.getByRole('link').focus();
    await expect(description).toHaveCSS('opacity', '1');
    await expect(figure.locator('b')).toBeVisible();
  });

  test('always shows the titles on a phone', async ({ visit }) => {
    const { page } = await visit('/view-our-salon', { viewport: PHONE });
    const opacities = await page
      .locator('main figcaption')
      .evaluateAll((all) => all.map((title) => getComputedStyle(title).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });
});
