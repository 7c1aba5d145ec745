import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { drag } from '../support/touch.ts';
import { expect, PHONE, test } from '../support/visitor.ts';

const comparison = (page: Page) => page.locator('.compare').first();
const slider = (page: Page) => comparison(page).getByRole('slider');

const expectValue = (page: Page, value: string | RegExp) =>
  expect(slider(page)).toHaveAttribute('aria-valuetext', value);
const expectShareDrawn = (page: Page, share: number) =>
  expect(comparison(page)).toHaveCSS('--after', String(share));

async function focusSlider(page: Page): Promise<void> {
  await slider(page).focus();
  await page.waitForLoadState('networkidle');
}

describe('before and after', () => {
  test('describes both pictures', async ({ visit }) => {
    const { page } = await visit('/gallery');
    for (const side of ['before', 'after'])
      for (const image of await page.locator(`.compare__${side} img`).all())
        await expect(image).toHaveAttribute('alt', /.{16,}/u);
  });

  test('starts in the middle', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await expectValue(page, '50% after');
  });

  test.for([
    ['ArrowLeft', '51% after'],
    ['Home', '0% after'],
    ['End', '100% after'],
    ['PageUp', '60% after'],
    ['PageDown', '40% after'],
  ] as const)('moves by %s to %s', async ([key, value], { visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await focusSlider(page);
    await page.keyboard.press(key);
    await expectValue(page, value);
    await expectShareDrawn(page, Number.parseInt(value, 10) / 100);
  });

  test.for([
    ['Before', 0],
    ['After', 1],
  ] as const)('the %s button shows that picture alone', async ([name, share], { visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await comparison(page).getByRole('button', { name }).click();
    await expectShareDrawn(page, share);
    await expect(comparison(page).getByRole('button', { pressed: true })).toHaveText(name);
  });

  test('follows the mouse', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce' });
    await focusSlider(page);
    const box = await comparison(page).boundingBox();
    if (!box) throw new Error('found no comparison, expected one on /gallery');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expectValue(page, /^2[456]% after$/);
  });

  for (const [what, by] of [
    ['vertical', { x: 0, y: -160 }],
    ['slightly slanted', { x: 20, y: -160 }],
  ] as const)
    test(`a ${what} swipe scrolls the page and leaves the slider`, async ({ visit }) => {
      const { page } = await visit('/gallery', { reducedMotion: 'reduce', viewport: PHONE, hasTouch: true });
      await focusSlider(page);
      const scrolled = await page.evaluate(() => scrollY);
      await drag(page, comparison(page), { x: 0.25, y: 0.5 }, by);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 60);
      await expectValue(page, '50% after');
    });

  test('a horizontal swipe moves the slider', async ({ visit }) => {
    const { page } = await visit('/gallery', { reducedMotion: 'reduce', viewport: PHONE, hasTouch: true });
    await focusSlider(page);
    await drag(page, comparison(page), { x: 0.5, y: 0.5 }, { x: -100, y: 10 });
    await expectValue(page, /^[678]\d% after$/);
  });

  test('shows both pictures side by side without JavaScript', async ({ visit }) => {
    const { page } = await visit('/gallery', { javaScriptEnabled: false });
    await expect(slider(page)).toBeHidden();
    const [before, after] = await Promise.all(
      ['before', 'after'].map((side) => comparison(page).locator(`.compare__${side}`).boundingBox()),
    );
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan((after?.x ?? 0) + 40);
  });
});
