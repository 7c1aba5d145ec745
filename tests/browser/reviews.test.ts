import { type BrowserContextOptions, type Page } from 'playwright-core';
import { describe } from 'vitest';

import { holdRequests } from '../support/hold-requests.ts';
import { drag } from '../support/touch.ts';
import { expect, PHONE, test, type Visit } from '../support/visitor.ts';

const INTERVAL = 6000;

/** Which review is shown, as in `1 of 10`. */
const place = (page: Page) => page.locator('.reviews__count');
const button = (page: Page, name: string) => page.getByRole('button', { name });
const hydrated = (page: Page) => page.locator('astro-island:not([ssr]) > .reviews').waitFor();

type Open = (path: string, options?: BrowserContextOptions) => Promise<Visit>;

/** Opens the home page with a mocked clock. */
async function openHome(visit: Open, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await visit('about:blank', options);
  await page.clock.install();
  await page.goto('/');
  return page;
}

/** Opens the home page at the hydrated reviews, with a mocked clock. */
async function atReviews(visit: Open, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openHome(visit, options);
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    const section = document.querySelector('.voice');
    scrollTo({ top: (section?.getBoundingClientRect().top ?? 0) + scrollY - 100, behavior: 'instant' });
  });
  await hydrated(page);
  return page;
}

/** Presses a button and takes pointer and focus away from it. */
async function pressAndLeave(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
}

/** Moves the keyboard focus to the first control of the reviews. */
async function tabIntoReviews(page: Page): Promise<void> {
  await page.locator('#services .button').focus();
  await page.keyboard.press('Tab');
}

describe('the reviews', () => {
  test('rotate every six seconds', async ({ visit }) => {
    const page = await atReviews(visit);
    // The page's clock also runs by itself: two seconds of room for a slow machine.
    await page.clock.runFor(INTERVAL - 2000);
    await expect(place(page)).toHaveText('1 of 10');
    await page.clock.runFor(2000);
    await expect(place(page)).toHaveText('2 of 10');
  });

  test('start over after the last', async ({ visit }) => {
    const page = await atReviews(visit, { hasTouch: true });
    await button(page, 'Previous review').tap();
    await expect(place(page)).toHaveText('10 of 10');
    await page.clock.runFor(INTERVAL);
    await expect(place(page)).toHaveText('1 of 10');
  });

  test('are shown one at a time', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(page.locator('.review:visible')).toHaveCount(1);
  });

  test('are by verified clients who gave five stars', async ({ visit }) => {
    const { page } = await visit('/');
    const stars = page.getByRole('img', { name: '5 out of 5 stars', includeHidden: true });
    const reviews = page.locator('.review').filter({ hasText: 'Verified Client', has: stars });
    await expect(reviews).toHaveCount(10);
  });

  test('have at most six lines', async ({ visit }) => {
    const page = await atReviews(visit, { reducedMotion: 'reduce' });
    for (let number = 1; number <= 10; number++) {
      await expect(place(page)).toHaveText(`${number} of 10`);
      const text = page.locator('.review:visible blockquote p');
      await expect(text).toHaveCSS('-webkit-line-clamp', '6');
      const lines = await text.evaluate((element) => {
        const { paddingBottom, lineHeight } = getComputedStyle(element);
        return Math.round((element.clientHeight - parseFloat(paddingBottom)) / parseFloat(lineHeight));
      });
      expect(lines).toBeLessThanOrEqual(6);
      await button(page, 'Next review').click();
    }
  });

  test('pause only while the pointer is over them', async ({ visit }) => {
    const page = await atReviews(visit);
    await page.locator('.reviews__slides').hover();
    await page.clock.runFor(INTERVAL * 3);
    await expect(place(page)).toHaveText('1 of 10');
    await page.mouse.move(2, 2);
    await page.clock.runFor(INTERVAL);
    await expect(place(page)).toHaveText('2 of 10');
  });

  test('stay for six seconds after Next', async ({ visit }) => {
    const page = await atReviews(visit, { hasTouch: true });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await button(page, 'Next review').tap();
    await expect(place(page)).toHaveText('2 of 10');
    await page.clock.runFor(INTERVAL - 500);
    await button(page, 'Next review').tap();
    await expect(place(page)).toHaveText('3 of 10');
    await page.clock.runFor(INTERVAL - 500);
    await expect(place(page)).toHaveText('3 of 10');
    await page.clock.runFor(500);
    await expect(place(page)).toHaveText('4 of 10');
  });

  test('pause under a pointer that was there before hydration', async ({ visit }) => {
    const page = await openHome(visit);
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.locator('.reviews__slides').hover();
    release();
    await hydrated(page);
    await page.clock.runFor(INTERVAL * 3);
    await expect(place(page)).toHaveText('1 of 10');
  });

  test('stop when they get keyboard focus', async ({ visit }) => {
    const page = await atReviews(visit);
    await tabIntoReviews(page);
    await expect(button(page, 'Start rotation')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(INTERVAL * 3);
    await expect(place(page)).toHaveText('1 of 10');
  });

  test('rotate again when started by keyboard', async ({ visit }) => {
    const page = await atReviews(visit);
    await tabIntoReviews(page);
    await page.keyboard.press('Enter');
    await expect(button(page, 'Pause rotation')).toBeFocused();
    await page.clock.runFor(INTERVAL);
    await expect(place(page)).toHaveText('2 of 10');
  });

  test('are announced only while they do not rotate', async ({ visit }) => {
    const page = await atReviews(visit);
    const slides = page.locator('.reviews__slides');
    await expect(slides).toHaveAttribute('aria-live', 'off');
    await pressAndLeave(page, 'Pause rotation');
    await expect(slides).toHaveAttribute('aria-live', 'polite');
  });

  test('are a carousel of slides for screen readers', async ({ visit }) => {
    const { page } = await visit('/');
    const carousel = page.getByRole('region', { name: 'Client reviews' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const slide = carousel.getByRole('group', { name: '1 of 10' });
    await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  });

  test('pause in a hidden tab', async ({ visit }) => {
    const page = await atReviews(visit);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(INTERVAL * 3);
    await expect(place(page)).toHaveText('1 of 10');
  });

  test('are paused by a button', async ({ visit }) => {
    const page = await atReviews(visit);
    await pressAndLeave(page, 'Pause rotation');
    await page.clock.runFor(INTERVAL * 2);
    await expect(place(page)).toHaveText('1 of 10');
  });

  test('are started again by the same button', async ({ visit }) => {
    const page = await atReviews(visit);
    await pressAndLeave(page, 'Pause rotation');
    await pressAndLeave(page, 'Start rotation');
    await page.clock.runFor(INTERVAL);
    await expect(place(page)).toHaveText('2 of 10');
  });

  test.for([
    ['left', -120, '2 of 10'],
    ['right', 120, '10 of 10'],
  ] as const)('turn by a swipe to the %s', async ([, x, turned], { visit }) => {
    const page = await atReviews(visit, { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    await drag(page, page.locator('.reviews__slides'), { x: 0.5, y: 0.5 }, { x, y: 10 });
    await expect(place(page)).toHaveText(turned);
  });

  test('stay when a swipe scrolls the page', async ({ visit }) => {
    const page = await atReviews(visit, { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    const scrolled = await page.evaluate(() => scrollY);
    await drag(page, page.locator('.reviews__slides'), { x: 0.5, y: 0.5 }, { x: -60, y: -200 });
    await page.waitForFunction((least) => scrollY > least, scrolled + 60);
    await expect(place(page)).toHaveText('1 of 10');
  });

  test('do not rotate with reduced motion', async ({ visit }) => {
    const page = await atReviews(visit, { reducedMotion: 'reduce' });
    await page.clock.runFor(INTERVAL * 3);
    await expect(place(page)).toHaveText('1 of 10');
  });

  test('answer a click that came before hydration', async ({ visit }) => {
    const { page } = await visit('/');
    const release = await holdRequests(page, '**/_astro/*.js');
    await button(page, 'Next review').click();
    await expect(place(page)).toHaveText('1 of 10');
    release();
    await expect(place(page)).toHaveText('2 of 10');
  });

  test('can all be read without JavaScript', async ({ visit }) => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    for (const name of await page.locator('.review b').all()) {
      await name.scrollIntoViewIfNeeded();
      await expect(name).toBeInViewport();
    }
  });
});
