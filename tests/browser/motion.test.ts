import { expect } from 'vitest';

import { test } from '../support/visitor.ts';

declare global {
  interface Window {
    revealedBy?: boolean;
  }
}

test('without reduced motion the next page comes by a transition, and what repeats is too slow to flash', async ({
  visit,
}) => {
  const { page } = await visit('/');
  const repeated = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => animation.effect?.getComputedTiming())
      .filter((timing) => (timing?.iterations ?? 1) > 1)
      .map((timing) => Number(timing?.duration)),
  );
  // The sparkles of the hero are there. Source: WCAG 2.2, 2.3.2: at most three flashes in a second.
  expect(repeated.length).toBeGreaterThan(0);
  for (const duration of repeated) expect(duration).toBeGreaterThan(1000);
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
