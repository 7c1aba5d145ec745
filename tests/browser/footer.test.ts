import { describe, expect } from 'vitest';

import { salon } from '../../site/content/index.ts';
import { PHONE, test } from '../support/visitor.ts';

describe('the footer', () => {
  test('has all its groups', async ({ visit }) => {
    const { page } = await visit('/');
    const footer = page.locator('footer');
    const text = await footer.innerText();
    const { blurb, name, email, designer, address } = salon();
    for (const words of [
      blurb,
      email,
      designer.name,
      address.street,
      'Sherman, TX 75090',
      'Monday to Friday',
      '9am-6pm',
      'Saturday',
      '9am-4pm',
      'Sunday',
      'closed',
    ])
      expect(text).toContain(words);
    expect(text).toContain(`© ${String(new Date().getFullYear())} ${name}`);
    const links: Record<string, string> = {
      Home: '/',
      'About Us': '/about',
      Gallery: '/gallery',
      Careers: '/careers',
      Contact: '/contact',
      Blog: '/blog',
      Privacy: '/privacy',
      Terms: '/terms',
      'Coloring & Treatments': '/services/coloring-treatments',
      'Hair Styling': '/services/hair-styling',
      'Extensions & Specialty': '/services/extensions-specialty',
      'Men’s Haircuts': '/services/mens-haircuts',
    };
    for (const [link, href] of Object.entries(links))
      expect(await footer.getByRole('link', { name: link, exact: true }).getAttribute('href'), link).toBe(
        href,
      );
    expect(await footer.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await footer.locator('a[target=_blank]').count()).toBe(2);
  });

  test('shows the year of the visit, also when the pages were built in another one', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await page.clock.install({ time: new Date('2031-01-01T00:10:00') });
    await page.goto('/');
    expect(await page.locator('footer [data-year]').innerText()).toBe('2031');
    await context.close();
  });

  test('is not covered by the floating buttons of small screens', async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    const last = page.locator('footer').getByText(/^Site by/);
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    const lastBox = await last.boundingBox();
    const call = await page.getByRole('link', { name: 'Call Now' }).boundingBox();
    expect((lastBox?.y ?? 0) + (lastBox?.height ?? 0)).toBeLessThanOrEqual(call?.y ?? 0);
  });
});
