import { expect } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { fill, send } from '../support/contact-page.ts';
import { tooSmall } from '../support/targets.ts';
import { test } from '../support/visitor.ts';

const SMALL = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const;

test('touch targets on every page are large enough on a small phone', async ({ visit }) => {
  const { page } = await visit('/', { ...SMALL, reducedMotion: 'reduce' });
  // The pages before hydration. The next test covers what scripts render.
  await page.route('**/_astro/*.js', (route) => route.abort());
  const flaws: string[] = [];
  for (const route of [...allRoutes(), '/no-such-page']) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    flaws.push(...(await tooSmall(page)).map((flaw) => `${route}: ${flaw}`));
  }
  expect(flaws).toEqual([]);
  // Half a second per page, more on a busy machine.
}, 150_000);

test('touch targets in the menu, quote dialog, toast, search and lightbox are large enough', async ({
  visit,
}) => {
  const { page } = await visit('/', { ...SMALL, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  expect(await tooSmall(page, '#menu')).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Get Quote' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
  await fill(dialog, { Email: 'dana@gmail' });
  await send(dialog).tap();
  await page.getByRole('alert').getByRole('button').waitFor();
  expect(await tooSmall(page, '.toast')).toEqual([]);
  await page.getByRole('alert').getByRole('button').tap();
  expect(await tooSmall(page, '.quote')).toEqual([]);

  await page.goto('/gallery');
  await page.locator('.gallery-section a').first().tap();
  await page.locator('.lightbox[open]').waitFor();
  expect(await tooSmall(page, '.lightbox')).toEqual([]);

  await page.goto('/blog');
  await page.locator('.search-open').tap();
  await page.locator('.search-dialog__field').fill('color');
  await page.locator('.search-dialog__title').first().waitFor();
  expect(await tooSmall(page, 'dialog[open]')).toEqual([]);
});
