import { describe } from 'vitest';

import { addressLines } from '../../site/content/address.ts';
import { displayHours } from '../../site/content/hours.ts';
import { salon, services } from '../../site/content/index.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, PHONE, test } from '../support/visitor.ts';

describe('the footer', () => {
  test('has the facts of the salon', async ({ visit }) => {
    const { page } = await visit('/');
    const { blurb, name, email, designer, address } = salon(FIXTURE);
    for (const words of [
      blurb,
      `© ${String(new Date().getFullYear())} ${name}`,
      email,
      designer.name,
      ...addressLines(address),
    ])
      await expect(page.locator('footer')).toContainText(words);
  });

  test('has the opening hours', async ({ visit }) => {
    const { page } = await visit('/');
    for (const { days, hours } of displayHours(salon(FIXTURE).hours)) {
      await expect(page.locator('footer')).toContainText(days);
      await expect(page.locator('footer')).toContainText(hours);
    }
  });

  test('has its quick links', async ({ visit }) => {
    const { page } = await visit('/');
    for (const [name, href] of [
      ['Home', '/'],
      ['About Us', '/about'],
      ['Gallery', '/gallery'],
      ['Careers', '/careers'],
      ['Contact', '/contact'],
      ['Blog', '/blog'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ] as const)
      await expect(page.locator('footer').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      );
  });

  test('links to the first four services', async ({ visit }) => {
    const { page } = await visit('/');
    const links = page.locator('footer').getByRole('navigation', { name: 'Services' }).getByRole('link');
    await expect(links).toHaveText(
      services(FIXTURE)
        .slice(0, 4)
        .map(({ name }) => name),
    );
  });

  test('has one phone link', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(page.locator('footer a[href^="tel:"]')).toHaveCount(1);
  });

  test('opens the social networks in a new tab', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(page.locator('footer a[target=_blank]')).toHaveText(
      salon(FIXTURE).social.map(({ name }) => name),
    );
  });

  test('shows the year of the visit, also when the pages were built in another one', async ({ visit }) => {
    const { page } = await visit('/');
    await page.clock.install({ time: new Date('2031-01-01T12:00:00Z') });
    await page.reload();
    await expect(page.locator('footer [data-year]')).toHaveText('2031');
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
