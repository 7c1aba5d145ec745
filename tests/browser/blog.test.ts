import type { Page } from 'playwright-core';

import { distinctTags, publishedArticles } from '../../site/content/articles/queries.ts';
import { filterKey } from '../../site/lib/filter-key.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { expect, test } from '../support/visitor.ts';

const ARTICLES = publishedArticles(fixtureContent());
const TAG = 'Curls & Coils';
// Literally, because people have shared such addresses.
const QUERY = '?tag=curls-%26-coils';
const taggedWith = (tag: string) =>
  ARTICLES.filter(({ tags }) => tags.map(filterKey).includes(filterKey(tag)));
const TAGGED = taggedWith(TAG);
const ARTICLE = '/blog/every-markdown-feature';

const cards = (page: Page) => page.locator('main article:visible');

test('a tag shows its posts and their number, is kept in the URL, and All Posts removes it', async ({
  visit,
}) => {
  const { page } = await visit('/blog');
  const row = page.getByRole('group', { name: /filter/i });
  await expect(row.getByRole('button')).toHaveText(['All Posts', ...distinctTags(ARTICLES)]);
  await expect(row.getByRole('button', { pressed: true })).toHaveText('All Posts');
  await row.getByRole('button', { name: TAG, exact: true }).click();
  await expect(page.getByText(`Showing ${String(TAGGED.length)} posts tagged with ${TAG}`)).toBeVisible();
  await expect(cards(page).getByRole('heading')).toHaveText(TAGGED.map(({ title }) => title));
  await expect(page).toHaveURL(`/blog${QUERY}`);
  await page.goBack();
  await expect(cards(page)).toHaveCount(ARTICLES.length);
  await page.goForward();
  await expect(cards(page)).toHaveCount(TAGGED.length);
  await row.getByRole('button', { name: 'All Posts' }).click();
  await expect(cards(page)).toHaveCount(ARTICLES.length);
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
    await expect(cards(page)).toHaveCount(taggedWith(tag).length);
  }
  const { page: plain } = await visit('/blog', { javaScriptEnabled: false });
  await expect(plain.locator('main .tag[href]')).toHaveCount(0);
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
  await expect(cards(page)).toHaveCount(ARTICLES.length);
});

test('an article copies its link', async ({ visit }) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const slug = ARTICLES[0]?.slug ?? '';
  const { page } = await visit(`/blog/${slug}`, { permissions });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
  expect(await clipboard()).toContain(`/blog/${slug}`);
});
