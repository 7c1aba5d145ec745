import { expect } from 'vitest';

import { test } from '../support/visitor.ts';

test('an unknown path shows the not-found page with status 404 and the path', async ({ visit, server }) => {
  const { page, errors } = await visit('/no/such/page');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('404');
  expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
  expect(errors.some((error) => error.includes('/no/such/page'))).toBe(true);
  expect((await fetch(`${server.url}/no/such/page`)).status).toBe(404);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('an unknown article redirects to the list, and Back returns to the previous page', async ({ visit }) => {
  const { page } = await visit('/about');
  await page.evaluate(() => {
    location.href = '/blog/no-such-article';
  });
  await page.waitForURL('**/blog');
  await page.goBack();
  await page.waitForURL('**/about');
});
