import type { BrowserContextOptions, Page } from 'playwright-core';

import { fixtureContent } from '../support/fixture-content.ts';
import { drag } from '../support/touch.ts';
import { expect, PHONE, test, type Visit } from '../support/visitor.ts';

const INTERVAL = 6000;
const COUNT = fixtureContent().get('reviews').length;

/** Which review is shown, as in `1 of 10`. */
const expectPlace = (page: Page, place: number) =>
  expect(page.locator('.review-carousel__count')).toHaveText(`${String(place)} of ${String(COUNT)}`);
const button = (page: Page, name: string) => page.getByRole('button', { name });

type Open = (path: string, options?: BrowserContextOptions) => Promise<Visit>;

/** Opens the home page at the reviews, with a clock that stands still, once their script has hydrated them. */
async function atReviews(visit: Open, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await visit('about:blank', options);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.goto('/');
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    const section = document.querySelector('.home-reviews');
    scrollTo({ top: (section?.getBoundingClientRect().top ?? 0) + scrollY - 100, behavior: 'instant' });
  });
  await page.locator('astro-island:not([ssr]) > .review-carousel').waitFor();
  // The frame in which it looks where pointer and focus are.
  await page.clock.runFor(50);
  return page;
}

/** Lets the time of three changes pass, and expects none. */
async function expectRest(page: Page, place = 1): Promise<void> {
  await page.clock.runFor(INTERVAL * 3);
  await expectPlace(page, place);
}

test('rotate every six seconds and start over after the last', async ({ visit }) => {
  const page = await atReviews(visit, { hasTouch: true });
  await page.clock.runFor(INTERVAL - 2000);
  await expectPlace(page, 1);
  await page.clock.runFor(2000);
  await expectPlace(page, 2);
  await button(page, 'Previous review').tap();
  await expectPlace(page, 1);
  await button(page, 'Previous review').tap();
  await expectPlace(page, COUNT);
  await page.clock.runFor(INTERVAL);
  await expectPlace(page, 1);
});

test('pause while another tab is shown', async ({ visit }) => {
  const page = await atReviews(visit);
  for (const hidden of [true, false]) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
    await page.clock.runFor(INTERVAL);
    await expectPlace(page, hidden ? 1 : 2);
  }
});

test('stop under the mouse, when they get keyboard focus or are paused, are announced meanwhile, and start by their button', async ({
  visit,
}) => {
  const page = await atReviews(visit);
  const slides = page.locator('.review-carousel__slides');
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await slides.hover();
  await expectRest(page);
  await page.mouse.move(2, 2);
  await page.clock.runFor(INTERVAL);
  await expectPlace(page, 2);
  await page.locator('#services .button').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Start rotation')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expectRest(page, 2);
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause rotation')).toBeFocused();
  await page.clock.runFor(INTERVAL);
  await expectPlace(page, 3);
  await button(page, 'Pause rotation').click();
  await page.mouse.move(2, 2);
  await page.locator('#services .button').focus();
  await expectRest(page, 3);
});

test('do not rotate with reduced motion', async ({ visit }) => {
  const page = await atReviews(visit, { reducedMotion: 'reduce' });
  await expectRest(page);
  for (let place = 1; place <= COUNT; place++) {
    await expectPlace(page, place);
    await expect(page.locator('.review:visible')).toHaveCount(1);
    await button(page, 'Next review').click();
  }
});

test('turn by a swipe, and stay when a swipe scrolls the page', async ({ visit }) => {
  const page = await atReviews(visit, { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
  const swipe = (by: { x: number; y: number }) =>
    drag(page, page.locator('.review-carousel__slides'), { x: 0.5, y: 0.5 }, by);
  await swipe({ x: -120, y: 10 });
  await expectPlace(page, 2);
  await swipe({ x: 120, y: 10 });
  await expectPlace(page, 1);
  const scrolled = await page.evaluate(() => scrollY);
  await swipe({ x: -60, y: -200 });
  await page.waitForFunction((least) => scrollY > least, scrolled + 60);
  await expectPlace(page, 1);
});
