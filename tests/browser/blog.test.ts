import type { Page } from 'playwright-core';

import { expect, test } from '../support/visitor.ts';

const COUNT = 5;
const TAGS = ['Beards', 'Curls & Coils', 'Señoras', 'Truth Or Consequences', 'Weddings'];
const TAG = 'Curls & Coils';
// Literally, because people have shared such addresses.
const QUERY = '?tag=curls-%26-coils';
const TAGGED = [/^Señora O’Malley’s guide/, /^Curls before a wedding/];
const ARTICLE = '/blog/every-markdown-feature';

const cards = (page: Page) => page.locator('main article:visible');

test('a tag shows its posts and their number, is kept in the URL, and All Posts removes it', async ({
  visit,
}) => {
  const { page } = await visit('/blog#posts');
  const row = page.getByRole('group', { name: /filter/i });
  await expect(row.getByRole('button')).toHaveText(['All Posts', ...TAGS]);
  await expect(row.getByRole('button', { pressed: true })).toHaveText('All Posts');
  await row.getByRole('button', { name: TAG, exact: true }).click();
  await expect(page.getByText(`Showing 2 posts tagged with ${TAG}`)).toBeVisible();
  await expect(cards(page).getByRole('heading')).toHaveText(TAGGED);
  await expect(page).toHaveURL(`/blog${QUERY}`);
  await page.goBack();
  await expect(cards(page)).toHaveCount(COUNT);
  await page.goForward();
  await expect(cards(page)).toHaveCount(TAGGED.length);
  await row.getByRole('button', { name: 'All Posts' }).click();
  await expect(cards(page)).toHaveCount(COUNT);
  await expect(page).toHaveURL('/blog');
});

test('a badge on a card or an article selects its tag', async ({ visit }) => {
  const { page } = await visit('/blog');
  for (const route of ['/blog', ARTICLE]) {
    await page.goto(route);
    const badge = page.locator('main article a[href*="?tag="]').last();
    const tag = await badge.innerText();
    await badge.click();
    await expect(page.getByText(`tagged with ${tag}`)).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
  }
});

test('a tag in the URL is read regardless of case; an unknown one shows the empty state, which View All Posts leaves', async ({
  visit,
}) => {
  const { page } = await visit(`/blog${QUERY.replace('curls', 'CURLS')}`);
  await expect(cards(page)).toHaveCount(TAGGED.length);
  await page.goto('/blog?tag=perms');
  await expect(page.getByRole('heading', { name: 'No blog posts found' })).toBeVisible();
  await expect(page.getByText(/no posts are tagged with .* yet/i)).toBeVisible();
  await page.getByRole('link', { name: 'View All Posts' }).click();
  await expect(cards(page)).toHaveCount(COUNT);
});

test('an article copies its link, also where sharing fails, and shows it where copying fails', async ({
  visit,
}) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await visit('about:blank', { permissions });
  await page.clock.install();
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto(ARTICLE);
  for (const name of ['Copy link', 'Share']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(ARTICLE);
  }
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page.getByRole('status')).toHaveText('');
  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'AbortError'));
    navigator.clipboard.writeText = () => Promise.reject(new Error());
  });
  // The visitor has closed the share sheet.
  await page.getByRole('button', { name: 'Share' }).click();
  await page.clock.runFor(100);
  await expect(page.getByRole('status')).toHaveText('');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByLabel('Link to this article')).toHaveValue(new RegExp(`${ARTICLE}$`, 'u'));
});
