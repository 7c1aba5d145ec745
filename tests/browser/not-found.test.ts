import { describe } from 'vitest';

import { expect, test } from '../support/visitor.ts';

describe('an unknown path', () => {
  test('has status 404', async ({ server }) => {
    expect((await fetch(`${server.url}/no/such/page`)).status).toBe(404);
  });

  test('shows the not-found page', async ({ visit }) => {
    const { page } = await visit('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });

  test.for([320, 820, 1440])('at %i px has its three digits in one line', async (width, { visit }) => {
    const { page } = await visit('/no/such/page', { viewport: { width, height: 900 } });
    const lines = await page.getByText('404', { exact: true }).evaluate((digits) => {
      const range = document.createRange();
      range.selectNodeContents(digits);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('is logged to the console', async ({ visit }) => {
    const { errors } = await visit('/no/such/page');
    expect(errors.join()).toContain('/no/such/page');
  });

  test('has a link to the home page', async ({ visit }) => {
    const { page } = await visit('/no/such/page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('an unknown article', () => {
  test('redirects to the list', async ({ visit }) => {
    const { page } = await visit('/blog/no-such-article');
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('is not in the history', async ({ visit }) => {
    const { page } = await visit('/about');
    await page.evaluate(() => {
      location.href = '/blog/no-such-article';
    });
    await page.waitForURL('**/blog');
    await page.goBack();
    await page.waitForURL('**/about');
  });
});
