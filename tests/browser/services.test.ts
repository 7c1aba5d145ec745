import { describe, expect } from 'vitest';

import { services } from '../../site/content/index.ts';
import { test } from '../support/visitor.ts';

describe('the coloring page', () => {
  test('has its hero, three blurbs, four reasons and both booking buttons', async ({ visit }) => {
    const { page } = await visit('/services/coloring-treatments');
    const main = page.locator('main');
    for (const name of ['Book Your Color Service', 'Schedule Consultation', 'Book Consultation'])
      expect(await main.getByRole('link', { name }).getAttribute('href'), name).toBe('/contact');
    for (const name of ['Full Color Services', 'Highlights & Lowlights', 'Balayage & Ombre'])
      expect(await main.getByRole('heading', { name }).count(), name).toBe(1);
    const why = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Why choose/i }) });
    expect(await why.getByRole('listitem').count()).toBe(4);
    const call = main.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ });
    expect(await call.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
  });

  test('lists six starting prices like a menu', async ({ visit }) => {
    const { page } = await visit('/services/coloring-treatments');
    const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
    for (const [name, price] of [
      ['Root Touch-Ups', '$60'],
      ['Gray Coverage', '$75'],
      ['Color Correction', 'consultation required'],
      ['Gloss Treatments', '$45'],
      ['Fashion Colors', '$120'],
      ['Conditioning Treatments', '$35'],
    ] as const)
      expect(text).toMatch(new RegExp(`${name}[ .]*(?:from )?${price.replace('$', '\\$')}`));
    expect(text).toContain('starting prices');
  });

  test('describes the color process in four steps', async ({ visit }) => {
    const { page } = await visit('/services/coloring-treatments');
    const process = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Color Process' }) });
    expect(await process.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Consultation',
      'Color Selection',
      'Application',
      'Finishing',
    ]);
  });
});

describe.each(services().filter(({ slug }) => slug !== 'coloring-treatments'))(
  '/services/$slug',
  ({ slug, name, intro }) => {
    test('shows name, tagline, the coming-soon notice and contact links', async ({ visit }) => {
      const { page } = await visit(`/services/${slug}`);
      const main = page.locator('main');
      expect((await main.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\s+/g, ' ')).toBe(name);
      expect(await main.getByText(intro).isVisible()).toBe(true);
      expect(
        await main
          .getByText(/coming soon/i)
          .first()
          .isVisible(),
      ).toBe(true);
      expect(await main.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
      expect(await main.getByRole('link', { name: 'Text us' }).getAttribute('href')).toMatch(
        /^sms:\+1\d{10}$/,
      );
      expect(await main.locator('a[href^="/blog/"]').count()).toBe(2);

      // The large name does not overflow the screen.
      for (const width of [320, 820, 1680]) {
        await page.setViewportSize({ width, height: 900 });
        const box = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return range.getBoundingClientRect().right;
        });
        expect(box).toBeLessThanOrEqual(width);
      }
    });
  },
);
