import type { Page } from 'playwright-core';

import { fixtureContent } from '../support/fixture-content.ts';
import { drag } from '../support/touch.ts';
import { expect, PHONE, test } from '../support/visitor.ts';

const photos = fixtureContent().get('gallery');
const count = photos.length;

const REDUCED = { reducedMotion: 'reduce' } as const;
const TOUCH = { ...REDUCED, viewport: PHONE, hasTouch: true, isMobile: true };

const links = (page: Page) => page.locator('.gallery-section a');
const shown = (page: Page) => page.locator('.gallery-section a:visible');
const filter = (page: Page, name: RegExp) => page.locator('.filter-row').getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gallery photos' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const announced = (page: Page) => dialog(page).locator('[aria-live]');
/** Waits until the photos have stood still for ten frames. */
const settle = (page: Page) =>
  dialog(page)
    .locator('.lightbox__strip')
    .evaluate(async (strip) => {
      for (let still = 0, last = -1; still < 10; still = strip.scrollLeft === last ? still + 1 : 0) {
        last = strip.scrollLeft;
        await new Promise(requestAnimationFrame);
      }
    });
const withoutLightbox = (page: Page) =>
  page.waitForFunction(() => !(history.state as { lightbox?: true } | null)?.lightbox);
const comparison = (page: Page) => page.locator('.compare').first();
const slider = (page: Page) => comparison(page).getByRole('slider');

test('a category shows its photos, is announced and is kept in the URL', async ({ visit }) => {
  const { page } = await visit('/gallery');
  await expect(filter(page, /./)).toHaveText([
    ...['All Photos11', 'Highlights3', 'Styling2', 'Treatments2', 'Kids Services2'],
    ...['Coloring1', 'Special Occasions1'],
  ]);
  await filter(page, /^Coloring/).click();
  await expect(page.getByRole('status').first()).toHaveText('Showing 1 photo in Coloring');
  await filter(page, /^Highlights/).click();
  await expect(shown(page)).toHaveCount(3);
  await expect(page.getByRole('status').first()).toHaveText('Showing 3 photos in Highlights');
  await page.waitForURL('**/gallery?category=highlights');
  await page.goBack();
  await expect(shown(page)).toHaveCount(1);
});

test('a URL with a category shows its photos, however it is written, also without the script', async ({
  visit,
}) => {
  const { page } = await visit('about:blank');
  await page.route('**/_astro/*.js*', (route) => route.abort());
  await page.goto('/gallery?category=HIGHLIGHTS');
  await expect(shown(page)).toHaveCount(3);
  await expect(filter(page, /^Highlights/)).toHaveAttribute('aria-pressed', 'true');
});

test('the lightbox shows a photo with its words, moves by keys and buttons, and closes by Escape and beside the photo', async ({
  visit,
}) => {
  const { page } = await visit('/gallery', REDUCED);
  const second = links(page).nth(1);
  await second.press('Enter');
  for (const words of [photos[1]?.category ?? '', photos[1]?.alt ?? ''])
    await expect(announced(page)).toContainText(words);
  const current = dialog(page).locator('.lightbox__slide:not([aria-hidden=true]) img');
  for (const [key, place] of [
    ['ArrowRight', 3],
    ['End', count],
    ['Home', 1],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(announced(page)).toContainText(`${String(place)} of ${String(count)}`);
    await expect(current).toHaveAttribute('alt', photos[place - 1]?.alt ?? '');
    await expect(current).toBeInViewport({ ratio: 0.9 });
  }
  await expect(button(page, 'Previous photo')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Next photo').click();
  await expect(announced(page)).toContainText(`2 of ${String(count)}`);
  await button(page, 'Previous photo').click();
  await expect(announced(page)).toContainText(`1 of ${String(count)}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(second).toBeFocused();
  const opened = page.context().waitForEvent('page');
  await second.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await second.click();
  await expect(current).toBeInViewport();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
});

test('the lightbox follows a swipe and has a button to close', async ({ visit }) => {
  // With motion, browsers ignore touches until the opening view transition is over.
  const { page } = await visit('/gallery', TOUCH);
  await links(page).nth(1).tap();
  await expect(announced(page)).toContainText(`2 of ${String(count)}`);
  await drag(page, dialog(page), { x: 0.8, y: 0.4 }, { x: -270, y: 0 });
  await expect(announced(page)).toContainText(`3 of ${String(count)}`);
  await button(page, 'Previous photo').tap();
  await settle(page);
  await expect(announced(page)).toContainText(`2 of ${String(count)}`);
  await button(page, 'Close').tap();
  await expect(dialog(page)).toHaveCount(0);
});

test('the lightbox shows the filtered photos; Back closes it, and then leaves the filter', async ({
  visit,
}) => {
  const { page } = await visit('/gallery', REDUCED);
  await filter(page, /^Highlights/).click();
  await expect(shown(page)).toHaveCount(3);
  await shown(page).last().click();
  await expect(announced(page)).toContainText('3 of 3');
  await expect(announced(page).locator('.lightbox__number')).toHaveText('10');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(filter(page, /^Highlights/)).toHaveAttribute('aria-pressed', 'true');
  // Forward does not lead to a lightbox that is closed.
  await page.goForward();
  await withoutLightbox(page);
  await page.goBack();
  await expect(filter(page, /^Highlights/)).toHaveAttribute('aria-pressed', 'false');
});

test('Back leaves the gallery after a reload with a photo open', async ({ visit }) => {
  const { page } = await visit('/about');
  await page.goto('/gallery');
  await page.locator('a[data-view]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(() => (history.state as { lightbox?: true } | null)?.lightbox);
  await page.reload();
  await withoutLightbox(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a comparison stays when a touch on it scrolls the page', async ({ visit }) => {
  const { page } = await visit('/gallery', TOUCH);
  await slider(page).scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr]) .compare').first().waitFor();
  await drag(page, slider(page), { x: 0.2, y: 0.7 }, { x: 0, y: -150 });
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '50% after');
});

test('a comparison moves by keys, by its buttons and by the mouse', async ({ visit }) => {
  const { page } = await visit('/gallery', REDUCED);
  const expectShare = async (share: number) => {
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `${String(share)}% after`);
    await expect(comparison(page)).toHaveCSS('--after', String(share / 100));
  };
  await slider(page).focus();
  await expectShare(50);
  await page.locator('astro-island:not([ssr]) .compare').first().waitFor();
  await page.keyboard.press('ArrowLeft');
  await expectShare(51);
  await page.keyboard.press('Home');
  await expectShare(0);
  await page.keyboard.press('PageUp');
  await expectShare(10);
  await comparison(page).getByRole('button', { name: 'Before' }).click();
  await expectShare(0);
  await comparison(page).getByRole('button', { name: 'After' }).click();
  await expectShare(100);
  await expect(comparison(page).getByRole('button', { pressed: true })).toHaveText('After');
  const { width, height } = (await comparison(page).boundingBox()) ?? { width: 0, height: 0 };
  const at = (share: number) => ({ position: { x: width * share, y: height / 2 } });
  await comparison(page).hover(at(0.1));
  await page.mouse.down();
  await comparison(page).hover(at(0.75));
  await page.mouse.up();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^2[456]% after$/);
});
