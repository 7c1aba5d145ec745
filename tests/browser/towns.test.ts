import { describe, expect } from 'vitest';

import { towns } from '../../site/content/index.ts';
import { test } from '../support/visitor.ts';

describe.each(towns())('/locations/$slug', ({ slug, name }) => {
  test('names its town, has directions, and links to booking', async ({ visit }) => {
    const { page } = await visit(`/locations/${slug}`);
    const main = page.locator('main');
    const heading = (await main.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\s+/g, ' ');
    const button = slug === 'sherman' ? 'Visit Our Sherman Location' : 'Book Appointment';
    if (slug === 'sherman') expect(heading).toContain('Sherman');
    else expect(heading).toBe(`Serving ${name}, TX`);
    expect(await main.getByRole('link', { name: button }).first().getAttribute('href')).toBe('/contact');
    expect(await main.locator('[aria-current=page]').innerText()).toContain(name);
    expect(await page.title()).toContain(name);
    expect(await main.locator('a[href^="/blog/"]').count()).toBe(2);
    const origin = new RegExp(`origin=${encodeURIComponent(name).replaceAll('%20', '\\+')}%2C\\+TX`);
    if (slug !== 'sherman')
      expect(await main.getByRole('link', { name: `Directions from ${name}` }).getAttribute('href')).toMatch(
        origin,
      );

    // The large name does not overflow the screen.
    for (const width of [320, 820, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      const right = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        // Measure the glyphs: the boxes leave room for a wider fallback font.
        const letters = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        let right = 0;
        for (let text = letters.nextNode(); text; text = letters.nextNode()) {
          range.selectNodeContents(text);
          right = Math.max(right, range.getBoundingClientRect().right);
        }
        return right;
      });
      expect(right).toBeGreaterThan(width / 4);
      expect(right).toBeLessThanOrEqual(width);
    }
  });
});

test('the road links to all ten towns', async ({ visit }) => {
  const { page } = await visit('/locations/howe');
  const links = await page
    .locator('main a[href^="/locations/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links)).toEqual(new Set(towns().map(({ slug }) => `/locations/${slug}`)));
});
