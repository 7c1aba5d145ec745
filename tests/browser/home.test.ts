import { describe, expect } from 'vitest';

import { DESKTOP, PHONE, test } from '../support/visitor.ts';

describe('home', () => {
  test('shows the hero with both links, three numbers and 20 sparkles', async ({ visit }) => {
    const { page } = await visit('/');
    expect(await page.getByRole('link', { name: 'Book Your Appointment' }).getAttribute('href')).toBe(
      '/contact',
    );
    const stats = page.getByRole('region', { name: 'By the numbers' });
    const numbers = await stats.getByRole('listitem').allInnerTexts();
    expect(numbers.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      '5 star rated',
      '10+ services',
      '100+ happy clients',
    ]);
    const sparkles = page.locator('[aria-hidden=true].sparkles > *');
    expect(await sparkles.count()).toBe(20);
    const bottom = (await stats.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(bottom.y + bottom.height, 'numbers are above the fold').toBeLessThanOrEqual(DESKTOP.height);
  });

  test('View Our Services scrolls smoothly to the services', async ({ visit }) => {
    const { page } = await visit('/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      'smooth',
    );
    await page.getByRole('link', { name: 'View Our Services' }).click();
    await page.waitForFunction(
      () => Math.abs(document.getElementById('services')?.getBoundingClientRect().top ?? 9999) < 120,
    );
  });

  test('shows five service cards with Learn More, three of them Popular, and four further links', async ({
    visit,
  }) => {
    const { page } = await visit('/');
    const services = page.locator('#services');
    const cards = services.getByRole('link', { name: /Learn More/ });
    expect(await cards.count()).toBe(5);
    const popular = services.getByRole('listitem').filter({ hasText: 'Popular' });
    expect(await popular.getByRole('heading').allInnerTexts()).toEqual([
      'Coloring & Treatments',
      'Hair Styling',
      'Men’s Haircuts',
    ]);
    const further = services.getByRole('list', { name: 'More services' });
    expect(await further.getByRole('link').allInnerTexts()).toEqual([
      'Eyebrows',
      'Hair Treatments',
      'Grooming',
      'Facial & Body Hair',
    ]);
    expect(await services.getByRole('link', { name: 'Book a Service' }).getAttribute('href')).toBe(
      '/contact',
    );
  });

  test('gives reasons, and closes with phone, address, hours and a booking button', async ({ visit }) => {
    const { page } = await visit('/');
    const why = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Why choose/ }) });
    expect(await why.locator('dt').count()).toBe(4);
    expect(await why.getByRole('listitem').count()).toBe(4);
    const closing = page.locator('section').last();
    expect(await closing.locator('a[href^="tel:"]').innerText()).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
    const text = await closing.innerText();
    for (const words of ['Sherman, TX 75090', '9am-6pm', '9am-4pm', 'closed']) expect(text).toContain(words);
    expect(await closing.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe('/contact');
    expect(await closing.getByRole('link', { name: 'Directions' }).getAttribute('target')).toBe('_blank');
  });

  test('has structured data of the salon', async ({ visit }) => {
    const { page } = await visit('/');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
    ) as { '@graph': Record<string, unknown>[] };
    const business = data['@graph'].find((node) => node['@type'] === 'HairSalon');
    expect(business).toMatchObject({
      openingHours: ['Mo-Fr 09:00-18:00', 'Sa 09:00-16:00'],
      priceRange: '$$',
      address: { postalCode: '75090', addressLocality: 'Sherman' },
    });
    expect(business).toHaveProperty('telephone');
    expect(await page.locator('meta[name=keywords]').getAttribute('content')).toContain('Sherman');
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url'])
      expect(
        await page.locator(`meta[property="${property}"]`).getAttribute('content'),
        property,
      ).toBeTruthy();
  });

  test('does not animate the sparkles with reduced motion', async ({ visit }) => {
    const { page } = await visit('/', { reducedMotion: 'reduce' });
    expect(
      await page
        .locator('.sparkles > *')
        .first()
        .evaluate((element) => getComputedStyle(element).animationName),
    ).toBe('none');
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
