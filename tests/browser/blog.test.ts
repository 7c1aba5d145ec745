import { describe } from 'vitest';

import { articlesByTag, distinctTags } from '../../site/content/article-queries.ts';
import { longDate } from '../../site/content/dates.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { tagKey, tagLabel } from '../../site/content/tags.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, test } from '../support/visitor.ts';

const ARTICLES = readArticles(FIXTURE);
const TAG = 'Curls & Coils';
const QUERY = `?tag=${encodeURIComponent(tagKey(TAG))}`;
const TAGGED = articlesByTag(TAG, ARTICLES);

test('the RSS feed is well-formed XML with all articles', async ({ visit }) => {
  const { page } = await visit('/blog');
  const feed = await page.evaluate(async () => {
    const response = await fetch('/rss.xml');
    // For malformed XML the parser returns a single element, parsererror.
    const xml = new DOMParser().parseFromString(await response.text(), 'application/xml');
    return {
      type: response.headers.get('content-type'),
      root: xml.documentElement.nodeName,
      items: xml.querySelectorAll('item').length,
      parts: [...new Set([...xml.querySelectorAll('item > *')].map(({ nodeName }) => nodeName))].sort(),
    };
  });
  expect(feed).toEqual({
    type: 'application/rss+xml; charset=utf-8',
    root: 'rss',
    items: ARTICLES.length,
    parts: ['category', 'content:encoded', 'dc:creator', 'description', 'guid', 'link', 'media:content', 'pubDate', 'title'], // prettier-ignore
  });
});

describe('the list of articles', () => {
  test('has a breadcrumb', async ({ visit }) => {
    const { page } = await visit('/blog');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      await crumbs
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([['Home', '/']]);
    await expect(crumbs.locator('[aria-current=page]')).toHaveText('Blog');
  });

  test('says how many articles there are', async ({ visit }) => {
    const { page } = await visit('/blog');
    const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${String(ARTICLES.length)} articles`);
  });

  test('shows a card for each article, newest first', async ({ visit }) => {
    const { page } = await visit('/blog');
    const cards = page.locator('main article');
    await expect(cards.getByRole('heading')).toHaveText(ARTICLES.map(({ title }) => title));
  });

  test('shows all parts of each card', async ({ visit }) => {
    const { page } = await visit('/blog');
    const cards = page.locator('main article');
    for (const [index, article] of ARTICLES.entries()) {
      const card = cards.nth(index);
      const text = await card.evaluate((element) => element.textContent);
      expect(text).toContain(longDate(article.date));
      expect(text).toContain(`${String(article.readingTime)} min read`);
      expect(text).toContain(article.author);
      for (const link of [
        card.getByRole('heading').getByRole('link'),
        card.getByRole('link', { name: /^Read More/ }),
      ])
        await expect(link).toHaveAttribute('href', `/blog/${article.slug}`);
      const badges = await card.locator('a[href*="?tag="]').allInnerTexts();
      expect(badges).toEqual(article.tags.slice(0, 3).map(tagLabel));
      if (article.tags.length > 3) expect(text).toContain(`+${String(article.tags.length - 3)}`);
    }
  });

  test('shows at most two lines of a title', async ({ visit }) => {
    const { page } = await visit('/blog');
    await expect(page.locator('main article h2').first()).toHaveCSS('-webkit-line-clamp', '2');
  });

  test('shows at most three lines of a description', async ({ visit }) => {
    const { page } = await visit('/blog');
    await expect(page.locator('.post__description').nth(1)).toHaveCSS('-webkit-line-clamp', '3');
  });

  test.for([
    [390, 1],
    [820, 2],
    [1440, 3],
  ] as const)('is %i px wide in %i columns', async ([width, columns], { visit }) => {
    const { page } = await visit('/blog', { viewport: { width, height: 900 } });
    const left = await page
      .locator('main article')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(left).size).toBe(columns);
  });

  test.for([820, 1440])('fills the last row at %i px, whatever the tag', async (width, { visit }) => {
    const { page } = await visit('/blog', { viewport: { width, height: 900 } });
    for (const tag of ['', ...distinctTags(ARTICLES).map(tagKey)]) {
      await page.goto(new URL(`/blog?tag=${encodeURIComponent(tag)}`, page.url()).href);
      const rights = await page
        .locator('#posts, #posts article:visible')
        .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));
      expect(rights.at(-1), tag).toBe(rights[0]);
    }
  });

  test('shows the newest article across the page', async ({ visit }) => {
    const { page } = await visit('/blog', { viewport: { width: 1440, height: 900 } });
    const widthOf = (selector: string) =>
      page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().width));
    expect(await widthOf('#posts article:first-child')).toBe(await widthOf('#posts'));
  });

  test('shows a wide picture at the newest article on phones, and thumbnails at the others', async ({
    visit,
  }) => {
    const { page } = await visit('/blog', { viewport: { width: 390, height: 844 } });
    const widths = await page
      .locator('#posts picture')
      .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().width));
    for (const [at, width] of widths.entries()) {
      if (at === 0) expect(width).toBe(390);
      else expect(width).toBeLessThan(130);
    }
  });

  test('has a button for each tag, sorted, and All Posts', async ({ visit }) => {
    const { page } = await visit('/blog');
    const row = page.getByRole('group', { name: /filter/i });
    const names = await row.getByRole('button').allInnerTexts();
    expect(names).toEqual(['All Posts', ...distinctTags(ARTICLES).map(tagLabel)]);
    expect(names.slice(1)).toEqual(
      [...names.slice(1)].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })),
    );
    expect(await row.getByRole('button', { pressed: true }).allInnerTexts()).toEqual(['All Posts']);
  });

  test('a tag shows its posts and their number', async ({ visit }) => {
    const { page } = await visit('/blog');
    await page.getByRole('button', { name: TAG, exact: true }).click();
    const line = page.getByText(`Showing ${String(TAGGED.length)} posts tagged with ${TAG}`);
    await expect(line).toBeVisible();
    await expect(page.locator('main article:visible').getByRole('heading')).toHaveText(
      TAGGED.map(({ title }) => title),
    );
  });

  test('a tag is kept in the URL', async ({ visit }) => {
    const { page } = await visit('/blog');
    await page.getByRole('button', { name: TAG, exact: true }).click();
    await expect(page).toHaveURL(`/blog${QUERY}`);
    await page.goBack();
    await expect(page.locator('main article:visible')).toHaveCount(ARTICLES.length);
    await page.goForward();
    await expect(page.locator('main article:visible')).toHaveCount(TAGGED.length);
  });

  test('All Posts removes the tag', async ({ visit }) => {
    const { page } = await visit(`/blog${QUERY}`);
    await page.getByRole('button', { name: 'All Posts' }).click();
    await expect(page.locator('main article:visible')).toHaveCount(ARTICLES.length);
    await expect(page).toHaveURL('/blog');
  });

  test('a badge on a card selects its tag', async ({ visit }) => {
    const { page } = await visit('/blog');
    const card = page.locator('main article').nth(2);
    const badge = card.locator('a[href*="?tag="]').first();
    const tag = await badge.innerText();
    await badge.click();
    await expect(page.getByText(`tagged with ${tag}`)).toBeVisible();
    await expect(page.locator('main article:visible')).toHaveCount(articlesByTag(tag, ARTICLES).length);
  });

  test('a URL with a tag shows its posts, regardless of case', async ({ visit }) => {
    for (const query of [QUERY, QUERY.replace('curls', 'CURLS')]) {
      const { page } = await visit(`/blog${query}`);
      await expect(page.locator('main article:visible')).toHaveCount(TAGGED.length);
    }
  });

  test('an unknown tag shows the empty state', async ({ visit }) => {
    const { page } = await visit('/blog?tag=perms');
    await expect(page.getByRole('heading', { name: 'No blog posts found' })).toBeVisible();
    await expect(page.getByText(/no posts are tagged with .* yet/i)).toBeVisible();
  });

  test('View All Posts leaves the empty state', async ({ visit }) => {
    const { page } = await visit('/blog?tag=perms');
    await page.getByRole('button', { name: 'View All Posts' }).click();
    await expect(page.locator('main article:visible')).toHaveCount(ARTICLES.length);
  });

  test('is complete without JavaScript', async ({ visit }) => {
    const { page } = await visit('/blog', { javaScriptEnabled: false });
    await expect(page.locator('main article:visible')).toHaveCount(ARTICLES.length);
  });

  test('shows no filter without JavaScript', async ({ visit }) => {
    const { page } = await visit('/blog', { javaScriptEnabled: false });
    await expect(page.getByRole('button', { name: 'All Posts' })).toBeHidden();
  });
});
