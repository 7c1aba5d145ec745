import { expect } from 'vitest';

import { salon, services } from '../../site/content/index.ts';
import { FIXTURE, FIXTURE_DIST } from '../support/fixture-salon.ts';
import { test as visitorTest } from '../support/visitor.ts';

const test = visitorTest.extend('dist', { scope: 'file' }, () => FIXTURE_DIST);

test('a salon without open jobs says so and gives its mail address', async ({ visit }) => {
  const { page } = await visit('/careers');
  expect(
    await page
      .getByRole('link', { name: salon(FIXTURE).email })
      .first()
      .isVisible(),
  ).toBe(true);
});

test('during a lunch break the salon is closed until its end', async ({ visit }) => {
  const { page } = await visit('/contact');
  const line = page.locator('[data-open-now]');
  // A Monday, ten to one in Denver.
  await page.clock.install({ time: new Date('2027-03-08T19:50:00Z') });
  await page.goto('/contact');
  await line.scrollIntoViewIfNeeded();
  await expect.poll(() => line.textContent()).toBe('Closed, opens today 1:30pm');
});

const PRICED = { slug: 'mens-haircuts', name: "Men's Haircuts", from: '$18' };

test('a service opens with a price list alone', async ({ visit }) => {
  const { page } = await visit(`/services/${PRICED.slug}`);
  const main = page.locator('main');
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toContain('Haircuts');
  const service = services(FIXTURE).find(({ slug }) => slug === PRICED.slug);
  const names = service?.prices?.lines.map(({ name }) => name) ?? [];
  expect(names).toHaveLength(4);
  expect(await main.locator('dt').allInnerTexts()).toEqual(names);
  expect(await main.getByText(/coming soon/i).count()).toBe(0);
  expect(await main.getByRole('heading', { level: 2 }).count()).toBe(1);
  expect(await main.getByRole('link', { name: 'Book Your Appointment' }).getAttribute('href')).toBe(
    '/contact',
  );
});

test('the starting price of an open service stands on its page, on its card and in its structured data', async ({
  visit,
}) => {
  const { page } = await visit(`/services/${PRICED.slug}`);
  expect(await page.locator('main').innerText()).toContain(`from ${PRICED.from}`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"minPrice":18');
  await page.goto('/');
  const card = page.locator('#services').getByRole('listitem').filter({ hasText: PRICED.name });
  expect(await card.innerText()).toContain(`from ${PRICED.from}`);
});

for (const width of [320, 390, 820, 1440])
  test(`pages fit a screen of ${String(width)} px at the fixture's counts`, async ({ visit }) => {
    const { page } = await visit('/', { viewport: { width, height: 900 } });
    for (const route of [
      '/',
      '/about',
      '/careers',
      '/gallery',
      '/contact',
      ...services(FIXTURE).map(({ slug }) => `/services/${slug}`),
    ]) {
      await page.goto(route);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(
        width,
      );
    }
  });
