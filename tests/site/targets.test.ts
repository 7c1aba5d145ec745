import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { fill, send } from '../support/contact-page.ts';
import { tooSmall } from '../support/targets.ts';
import { expect, test } from '../support/visitor.ts';

const ON_PHONE = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

test('touch targets on every page are large enough on a small phone', async ({ visit }) => {
  const { page } = await visit('/', ON_PHONE);
  // The pages before hydration. The tests below cover what scripts render.
  await page.route('**/_astro/*.js', (route) => route.abort());
  const flaws: string[] = [];
  for (const route of [...allRoutes(), '/no-such-page']) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    flaws.push(...(await tooSmall(page)).map((flaw) => `${route}: ${flaw}`));
  }
  expect(flaws).toEqual([]);
  // Half a second per page, more on a busy machine.
}, 150_000);

describe('touch targets are large enough', () => {
  test('in the menu', async ({ visit }) => {
    const { page } = await visit('/', ON_PHONE);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.locator('#menu')).toBeVisible();
    expect(await tooSmall(page, '#menu')).toEqual([]);
  });

  test('in the quote dialog with errors', async ({ visit }) => {
    const { page } = await visit('/', ON_PHONE);
    await sendMistake(page);
    await page.getByRole('alert').getByRole('button').tap();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await tooSmall(page, '.quote')).toEqual([]);
  });

  test('in a toast', async ({ visit }) => {
    const { page } = await visit('/', ON_PHONE);
    await sendMistake(page);
    expect(await tooSmall(page, '.toast')).toEqual([]);
  });

  test('in the lightbox', async ({ visit }) => {
    const { page } = await visit('/gallery', ON_PHONE);
    await page.locator('.gallery-section a').first().tap();
    await expect(page.locator('.lightbox[open]')).toBeVisible();
    expect(await tooSmall(page, '.lightbox')).toEqual([]);
  });

  test('in the search', async ({ visit }) => {
    const { page } = await visit('/blog', ON_PHONE);
    await page.locator('.search-open').tap();
    await page.locator('dialog[open]').getByRole('listitem').first().getByRole('button').tap();
    await expect(page.locator('.search-dialog__title').first()).toBeVisible();
    expect(await tooSmall(page, 'dialog[open]')).toEqual([]);
  });
});

/** Sends a mistake from the quote dialog and waits for the toast. */
async function sendMistake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Quote' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Get Your Quote' });
  await fill(dialog, { Email: 'dana@gmail' });
  await send(dialog).tap();
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
}
