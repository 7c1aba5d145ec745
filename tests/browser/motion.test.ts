import { expect } from 'vitest';

import { test } from '../support/visitor.ts';

declare global {
  interface Window {
    revealedBy?: boolean;
  }
}

test('the sparkles of the hero animate once, do not flash, and end within 2.5 seconds', async ({ visit }) => {
  const { page } = await visit('/');
  const glints = await page.locator('.sparkles i').evaluateAll((stars) =>
    stars.map((star) => {
      const { animationName, animationDuration, animationDelay, animationIterationCount } =
        getComputedStyle(star);
      const duration = parseFloat(animationDuration);
      return {
        name: animationName,
        duration,
        end: parseFloat(animationDelay) + duration * Number(animationIterationCount),
      };
    }),
  );
  expect(glints).toHaveLength(20);
  for (const { name, duration, end } of glints) {
    expect(name).toBe('glint');
    // Source: WCAG 2.2, 2.3.2: at most three flashes in a second.
    expect(duration).toBeGreaterThan(1);
    // Animations repaint every frame, which delays taps on a slow phone.
    expect(end).toBeLessThanOrEqual(2.5);
  }
});

test('reduced motion disables animations and view transitions', async ({ visit }) => {
  const { page } = await visit('/', { reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      window.revealedBy = Boolean(event.viewTransition);
    });
  });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  expect(await moving()).toBe(0);
  await page.mouse.wheel(0, 1500);
  expect(await moving()).toBe(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await expect.poll(() => page.evaluate(() => window.revealedBy)).toBe(false);
  expect(await moving()).toBe(0);
});
