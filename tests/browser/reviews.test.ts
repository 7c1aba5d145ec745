import { type BrowserContextOptions, type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { holdRequests } from '../support/hold-requests.ts';
import { drag } from '../support/touch.ts';
import { PHONE, type Visit, test } from '../support/visitor.ts';

const INTERVAL = 6000;

const place = (page: Page) => page.locator('.reviews__count').innerText();
const waitForReview = (page: Page, number: number) =>
  page.getByText(`${String(number)} of 10`, { exact: true }).waitFor();

/** Opens the home page at the hydrated reviews, with a mocked clock. */
async function atReviews(
  visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visitor = await visit('/', options);
  await visitor.page.clock.install();
  await visitor.page.reload();
  await visitor.page.mouse.move(2, 2);
  await visitor.page.evaluate(() => {
    const section = document.querySelector('.voice');
    scrollTo({ top: (section?.getBoundingClientRect().top ?? 0) + scrollY - 100, behavior: 'instant' });
  });
  await visitor.page.locator('astro-island:not([ssr]) > .reviews').waitFor();
  return visitor;
}

describe('the reviews', () => {
  test('rotate every six seconds and start over after the tenth', async ({ visit }) => {
    const { page, errors } = await atReviews(visit);
    // The page's clock also runs by itself: two seconds of room for a slow machine.
    await page.clock.runFor(INTERVAL - 2000);
    expect(await place(page)).toBe('1 of 10');
    await page.clock.runFor(2000);
    await waitForReview(page, 2);
    for (let number = 3; number <= 10; number++) {
      await page.clock.runFor(INTERVAL);
      await waitForReview(page, number);
    }
    await page.clock.runFor(INTERVAL);
    await waitForReview(page, 1);
    expect(errors).toEqual([]);
  });

  test('show one of ten verified clients at a time, with five stars and at most six lines', async ({
    visit,
  }) => {
    const { page } = await atReviews(visit, { reducedMotion: 'reduce' });
    const figures = page.locator('.review');
    expect(await figures.count()).toBe(10);
    const names = new Set<string>();
    for (let number = 1; number <= 10; number++) {
      await waitForReview(page, number);
      const shown = page.locator('.review:visible');
      expect(await shown.count()).toBe(1);
      expect(await shown.innerText()).toContain('Verified Client');
      expect(await shown.getByRole('img', { name: '5 out of 5 stars' }).count()).toBe(1);
      const lines = await shown.locator('blockquote p').evaluate((text) => {
        const style = getComputedStyle(text);
        const inner = text.clientHeight - parseFloat(style.paddingBottom);
        return { clamp: style.webkitLineClamp, lines: Math.round(inner / parseFloat(style.lineHeight)) };
      });
      expect(lines.clamp).toBe('6');
      expect(lines.lines).toBeLessThanOrEqual(6);
      names.add(await shown.locator('b').innerText());
      await page.getByRole('button', { name: 'Next review' }).click();
    }
    expect(names.size).toBe(10);
  });

  test('pause while the pointer is over them', async ({ visit }) => {
    const { page } = await atReviews(visit);
    await page.locator('.reviews__slides').hover();
    await page.clock.runFor(INTERVAL * 3);
    expect(await place(page)).toBe('1 of 10');
    await page.mouse.move(2, 2);
    await page.clock.runFor(INTERVAL);
    await waitForReview(page, 2);
  });

  test('stay for six seconds after Next', async ({ visit }) => {
    const { page } = await atReviews(visit, { hasTouch: true });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.getByRole('button', { name: 'Next review' }).tap();
    await waitForReview(page, 2);
    await page.clock.runFor(INTERVAL - 500);
    await page.getByRole('button', { name: 'Next review' }).tap();
    await waitForReview(page, 3);
    await page.clock.runFor(INTERVAL - 500);
    expect(await place(page)).toBe('3 of 10');
    await page.clock.runFor(500);
    await waitForReview(page, 4);
  });

  test('pause under a pointer that was there before hydration', async ({ visit }) => {
    const { page } = await visit('/');
    await page.clock.install();
    await page.reload();
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.locator('.reviews__slides').hover();
    release();
    await page.locator('astro-island:not([ssr]) > .reviews').waitFor();
    await page.clock.runFor(INTERVAL * 3);
    expect(await place(page)).toBe('1 of 10');
    await page.mouse.move(2, 2);
    await page.clock.runFor(INTERVAL);
    await waitForReview(page, 2);
  });

  test('stop when they get keyboard focus, until rotation is started again', async ({ visit }) => {
    const { page } = await atReviews(visit);
    const slides = page.locator('.reviews__slides');
    expect(await slides.getAttribute('aria-live')).toBe('off');
    await page.locator('#services .button').focus();
    await page.keyboard.press('Tab');
    // The rotation button is the first focusable element.
    const start = page.getByRole('button', { name: 'Start rotation' });
    expect(await start.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await slides.getAttribute('aria-live')).toBe('polite');
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(INTERVAL * 3);
    expect(await place(page)).toBe('1 of 10');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await slides.getAttribute('aria-live')).toBe('off');
    await page.clock.runFor(INTERVAL);
    await waitForReview(page, 2);
    const slide = page.getByRole('group', { name: '2 of 10' });
    expect(await slide.getAttribute('aria-roledescription')).toBe('slide');
    expect(await page.getByRole('region', { name: 'Client reviews' }).getAttribute('aria-roledescription')).toBe('carousel'); // prettier-ignore
  });

  test('pause in a hidden tab', async ({ visit }) => {
    const { page } = await atReviews(visit);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(INTERVAL * 3);
    expect(await place(page)).toBe('1 of 10');
  });

  test('are paused and started by a button', async ({ visit }) => {
    const { page } = await atReviews(visit);
    await page.getByRole('button', { name: 'Pause rotation' }).click();
    await page.mouse.move(2, 2);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
    });
    await page.clock.runFor(INTERVAL * 2);
    expect(await place(page)).toBe('1 of 10');
    await page.getByRole('button', { name: 'Start rotation' }).click();
    await page.mouse.move(2, 2);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
    });
    await page.clock.runFor(INTERVAL);
    await waitForReview(page, 2);
  });

  for (const [direction, by, number] of [
    ['left', { x: -120, y: 10 }, 2],
    ['right', { x: 120, y: 10 }, 10],
  ] as const)
    test(`turn to review ${String(number)} by a swipe to the ${direction}`, async ({ visit }) => {
      const { page } = await atReviews(visit, { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
      await drag(page, page.locator('.reviews__slides'), { x: 0.5, y: 0.5 }, by);
      await waitForReview(page, number);
    });

  test('stay when a swipe scrolls the page', async ({ visit }) => {
    const { page } = await atReviews(visit, { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    const scrolled = await page.evaluate(() => scrollY);
    await drag(page, page.locator('.reviews__slides'), { x: 0.5, y: 0.5 }, { x: -60, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 60);
    expect(await place(page)).toBe('1 of 10');
  });

  test('rotate only by their buttons with reduced motion', async ({ visit }) => {
    const { page } = await atReviews(visit, { reducedMotion: 'reduce' });
    await page.clock.runFor(INTERVAL * 3);
    expect(await place(page)).toBe('1 of 10');
    await page.getByRole('button', { name: 'Previous review' }).click();
    await waitForReview(page, 10);
    await page.getByRole('button', { name: 'Next review' }).click();
    await waitForReview(page, 1);
  });

  test('a click before hydration is replayed', async ({ visit }) => {
    const { page } = await visit('/');
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.getByRole('button', { name: 'Next review' }).click();
    expect(await place(page)).toBe('1 of 10');
    release();
    await waitForReview(page, 2);
  });

  test('can all be read without JavaScript', async ({ visit }) => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    for (const name of await page.locator('.review b').all()) {
      await name.scrollIntoViewIfNeeded();
      expect(await name.isVisible()).toBe(true);
    }
  });
});
