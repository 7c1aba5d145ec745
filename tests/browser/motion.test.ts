import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { scrollDown } from '../support/scroll-down.ts';
import { expect, test } from '../support/visitor.ts';

declare global {
  interface Window {
    revealedBy?: boolean;
  }
}

/** The animations of the hero's sparkles, in seconds. */
function sparkles(page: Page) {
  return page.locator('.sparkles i').evaluateAll((stars) =>
    stars.map((star) => {
      const style = getComputedStyle(star);
      const duration = parseFloat(style.animationDuration);
      const end = parseFloat(style.animationDelay) + duration * Number(style.animationIterationCount);
      return { name: style.animationName, duration, end };
    }),
  );
}

const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

describe('the sparkles of the hero', () => {
  test('are animated', async ({ visit }) => {
    const { page } = await visit('/');
    const names = (await sparkles(page)).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['glint']));
  });

  test('do not flash', async ({ visit }) => {
    const { page } = await visit('/');
    // Source: WCAG 2.2, 2.3.2: at most three flashes in a second.
    for (const { duration } of await sparkles(page)) expect(duration).toBeGreaterThan(1);
  });

  test('end within 2.5 seconds', async ({ visit }) => {
    const { page } = await visit('/');
    // Animations repaint every frame, which delays taps on a slow phone.
    for (const { end } of await sparkles(page)) expect(end).toBeLessThanOrEqual(2.5);
  });
});

describe('with reduced motion', () => {
  test('nothing moves on a new page', async ({ visit }) => {
    const { page } = await visit('/', { reducedMotion: 'reduce' });
    expect(await moving(page)).toBe(0);
  });

  test('nothing moves while scrolling', async ({ visit }) => {
    const { page } = await visit('/', { reducedMotion: 'reduce' });
    await scrollDown(page, 1500);
    expect(await moving(page)).toBe(0);
  });

  test('pages change without a transition', async ({ visit }) => {
    const { page } = await visit('/', { reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        window.revealedBy = Boolean(event.viewTransition);
      });
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await page.waitForFunction(() => window.revealedBy === false);
  });
});
