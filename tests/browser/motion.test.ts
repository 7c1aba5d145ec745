import { expect } from 'vitest';

import { test } from '../support/visitor.ts';

declare global {
  interface Window {
    revealedBy?: boolean;
  }
}

test('the sparkles of the hero glint once, too slowly to flash, and are at rest after five seconds', async ({
  visit,
}) => {
  const { page } = await visit('/');
  const glints = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => animation.effect?.getComputedTiming())
      .map((timing) => ({ duration: Number(timing?.duration), end: Number(timing?.endTime) })),
  );
  expect(glints.length).toBeGreaterThan(0);
  for (const { duration, end } of glints) {
    // Source: WCAG 2.2, 2.3.2: at most three flashes in a second.
    expect(duration).toBeGreaterThan(1000);
    // Source: WCAG 2.2, 2.2.2: what starts by itself and goes on for longer has to have a button that stops it.
    expect(end).toBeLessThanOrEqual(5000);
  }
});

test('with reduced motion nothing moves by itself, and the next page comes by a cut', async ({ visit }) => {
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
