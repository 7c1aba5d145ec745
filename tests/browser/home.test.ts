import { describe } from 'vitest';

import { addressLines } from '../../site/content/address.ts';
import { displayHours, openingHours } from '../../site/content/hours.ts';
import { salon, services } from '../../site/content/index.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { DESKTOP, expect, PHONE, test } from '../support/visitor.ts';

describe('home', () => {
  test('has a booking link in the hero', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(page.getByRole('link', { name: 'Book Your Appointment' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('shows the numbers of the salon above the fold', async ({ visit }) => {
    const { page } = await visit('/', { viewport: DESKTOP });
    const stats = page.getByRole('region', { name: 'By the numbers' });
    await expect(stats.getByRole('listitem')).toHaveText(
      salon(FIXTURE).stats.hero.map(({ value, label }) => `${value} ${label}`),
    );
    await expect(stats).toBeInViewport({ ratio: 1 });
  });

  test('has 20 sparkles', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(page.locator('[aria-hidden=true].sparkles > *')).toHaveCount(20);
  });

  test('View Our Services scrolls smoothly to the services', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await page.getByRole('link', { name: 'View Our Services' }).click();
    await page.waitForFunction(
      () => Math.abs(document.getElementById('services')?.getBoundingClientRect().top ?? 9999) < 120,
    );
  });

  test('has five service cards with Learn More', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(page.locator('#services').getByRole('link', { name: /Learn More/ })).toHaveCount(5);
  });

  test('marks the featured services as popular', async ({ visit }) => {
    const { page } = await visit('/');
    const popular = page.locator('#services').getByRole('listitem').filter({ hasText: 'Popular' });
    await expect(popular.getByRole('heading')).toHaveText(
      services(FIXTURE)
        .filter(({ featured, lock }) => featured && lock)
        .map(({ name }) => name),
    );
  });

  test('links to the services without a card', async ({ visit }) => {
    const { page } = await visit('/');
    await expect(page.getByRole('list', { name: 'More services' }).getByRole('link')).toHaveText(
      services(FIXTURE)
        .filter(({ lock }) => !lock)
        .map(({ name }) => name),
    );
  });

  test('has a booking link below the services', async ({ visit }) => {
    const { page } = await visit('/');
    const book = page.locator('#services').getByRole('link', { name: 'Book a Service' });
    await expect(book).toHaveAttribute('href', '/contact');
  });

  test('closes with address and hours', async ({ visit }) => {
    const { page } = await visit('/');
    const { address, hours } = salon(FIXTURE);
    for (const words of [...addressLines(address), ...displayHours(hours).map((line) => line.hours)])
      await expect(page.locator('section').last()).toContainText(words);
  });

  test('closes with links to call, book and get directions', async ({ visit }) => {
    const { page } = await visit('/');
    const closing = page.locator('section').last();
    await expect(closing.locator('a[href^="tel:"]')).toHaveText(/\(\d{3}\) \d{3}-\d{4}/);
    await expect(closing.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/contact');
    await expect(closing.getByRole('link', { name: 'Directions' })).toHaveAttribute('target', '_blank');
  });

  test('has structured data of the salon', async ({ visit }) => {
    const { page } = await visit('/');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
    ) as { '@graph': Record<string, unknown>[] };
    const business = data['@graph'].find((node) => node['@type'] === 'HairSalon');
    const { address, hours, priceRange, phone } = salon(FIXTURE);
    expect(business).toMatchObject({
      openingHours: openingHours(hours),
      priceRange,
      telephone: phone,
      address: { postalCode: address.postalCode, addressLocality: address.city },
    });
  });

  test('does not animate the sparkles with reduced motion', async ({ visit }) => {
    const { page } = await visit('/', { reducedMotion: 'reduce' });
    await expect(page.locator('.sparkles > *').first()).toHaveCSS('animation-name', 'none');
  });

  for (const viewport of [PHONE, { width: 320, height: 640 }])
    test(`shows both buttons of the hero above the fixed ones at ${String(viewport.width)} px`, async ({
      visit,
    }) => {
      const { page } = await visit('/', { viewport });
      const services = await page.getByRole('link', { name: 'View Our Services' }).boundingBox();
      const fixed = await page.getByRole('link', { name: 'Call Now' }).boundingBox();
      expect((services?.y ?? Infinity) + (services?.height ?? 0)).toBeLessThanOrEqual(fixed?.y ?? 0);
    });
});
