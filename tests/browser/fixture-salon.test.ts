import { expect } from 'vitest';

import { salon } from '../../site/content/index.ts';
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
