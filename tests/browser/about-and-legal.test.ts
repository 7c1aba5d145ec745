import { describe, expect } from 'vitest';

import { test } from '../support/visitor.ts';

test('about has story, mission, values and photos, and links to booking and calling', async ({ visit }) => {
  const { page } = await visit('/about');
  const main = page.locator('main');
  for (const value of ['Excellence', 'Care', 'Confidence'])
    expect(await main.getByText(value, { exact: true }).count(), value).toBe(1);
  expect(await main.locator('img').count()).toBeGreaterThanOrEqual(3);
  expect(await main.getByRole('heading', { name: /reasons/i }).count()).toBe(1);
  expect(await main.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe('/contact');
  expect(await main.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:\+1/);
});

describe('the legal pages', () => {
  test.for(['/privacy', '/terms'])('%s was last updated on January 1, 2025', async (route, { visit }) => {
    const { page } = await visit(route);
    expect(await page.locator('main').getByText('January 1, 2025').count()).toBeGreaterThan(0);
  });

  test('privacy mentions children under 16 and the past 12 months', async ({ visit }) => {
    const { page } = await visit('/privacy');
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/not intended for children/i);
    expect(text).toMatch(/under 16/);
    expect(text).toMatch(/12 months/);
  });

  test('terms have 19 numbered sections, Texas law, arbitration in English, and lead to privacy', async ({
    visit,
  }) => {
    const { page } = await visit('/terms');
    const main = page.locator('main');
    const numbered = (
      await main
        .getByRole('heading', { level: 2 })
        .evaluateAll((all) => all.map((heading) => heading.textContent))
    ).filter((text) => /^\d+\./.test(text.trim()));
    expect(numbered.map((text) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: 19 }, (_, index) => index + 1),
    );
    const text = await main.innerText();
    expect(text).toMatch(/laws? of (?:the State of )?Texas/i);
    expect(text).toMatch(/arbitration[\s\S]*in English/i);
    expect(await main.locator('a[href="/privacy"]').count()).toBeGreaterThan(0);
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
