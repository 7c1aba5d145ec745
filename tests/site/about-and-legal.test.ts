import { describe } from 'vitest';

import { readPage } from '../../site/content/index.ts';
import { aboutSchema } from '../../site/content/schemas/pages/about.ts';
import { expect, test } from '../support/visitor.ts';

test('about names its three values', async ({ visit }) => {
  const { page } = await visit('/about');
  for (const { name } of readPage('about', aboutSchema).values.list)
    await expect(page.locator('main').getByText(name, { exact: true })).toBeVisible();
});

test('about links to booking and calling', async ({ visit }) => {
  const { page } = await visit('/about');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+1/);
});

describe('the legal pages', () => {
  test.for(['/privacy', '/terms'])('%s was last updated on January 1, 2025', async (route, { visit }) => {
    const { page } = await visit(route);
    await expect(page.locator('main').getByText('January 1, 2025').first()).toBeVisible();
  });

  test('privacy mentions children under 16', async ({ visit }) => {
    const { page } = await visit('/privacy');
    await expect(page.locator('main')).toContainText('under 16');
  });

  test('privacy mentions the past 12 months', async ({ visit }) => {
    const { page } = await visit('/privacy');
    await expect(page.locator('main')).toContainText('12 months');
  });

  test('terms have 19 numbered sections', async ({ visit }) => {
    const { page } = await visit('/terms');
    const headings = page.locator('main').getByRole('heading', { level: 2, name: /^\d+\./ });
    await expect(headings).toHaveText(
      Array.from({ length: 19 }, (_, index) => new RegExp(`^${index + 1}\\.`)),
    );
  });

  test('terms link to privacy', async ({ visit }) => {
    const { page } = await visit('/terms');
    await expect(page.locator('main a[href="/privacy"]').first()).toBeVisible();
  });

  test('a link in the table of contents scrolls its section below the header', async ({ visit }) => {
    const { page } = await visit('/terms', { reducedMotion: 'reduce' });
    const link = page.locator('main nav a[href^="#"]').nth(6);
    const target = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1) ?? 'none'}"]`);
    await link.click();
    await page.waitForFunction(() => scrollY > 300);
    const top = await target.evaluate((heading) => heading.getBoundingClientRect().top);
    const bar = await page
      .locator('header')
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(bar - 1);
  });
});
