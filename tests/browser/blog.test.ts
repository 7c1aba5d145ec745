import { describe, expect } from 'vitest';

import { articlesByTag, distinctTags } from '../../site/content/article-queries.ts';
import { longDate } from '../../site/content/dates.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { tagKey, tagLabel } from '../../site/content/tags.ts';
import { test } from '../support/visitor.ts';

const ARTICLES = readArticles();
const TAG = 'Hair Trends';
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
  test('shows breadcrumb, heading, subtitle and the number of articles', async ({ visit }) => {
    const { page } = await visit('/blog');
    expect(await page.title()).toContain('Hair & Beauty Blog');
    expect(await page.title()).toContain('Copper & Sage');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      await crumbs
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([['Home', '/']]);
    expect(await crumbs.locator('[aria-current=page]').innerText()).toBe('Blog');
    const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Expert tips, styling guides and beauty insights from the salon team');
    expect(text).toContain(`${String(ARTICLES.length)} articles`);
  });

  test('shows a card for each article, newest first, with all its parts', async ({ visit }) => {
    const { page } = await visit('/blog');
    const cards = page.locator('main article');
    expect(await cards.count()).toBe(ARTICLES.length);
    expect(await cards.getByRole('heading').allInnerTexts()).toEqual(ARTICLES.map(({ title }) => title));
    for (const [index, article] of ARTICLES.entries()) {
      const card = cards.nth(index);
      const text = await card.evaluate((element) => element.textContent);
      expect(text).toContain(longDate(article.date));
      expect(text).toContain(`${String(article.readingTime)} min read`);
      expect(text).toContain(article.author);
      expect(await card.getByRole('heading').getByRole('link').getAttribute('href')).toBe(
        `/blog/${article.slug}`,
      );
      expect(await card.getByRole('link', { name: /^Read More/ }).getAttribute('href')).toBe(
        `/blog/${article.slug}`,
      );
      const badges = await card.locator('a[href*="?tag="]').allInnerTexts();
      expect(badges).toEqual(article.tags.slice(0, 3).map(tagLabel));
      if (article.tags.length > 3) expect(text).toContain(`+${String(article.tags.length - 3)}`);
    }
    const clamp = (selector: string) =>
      cards
        .first()
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).webkitLineClamp);
    expect(await clamp('h2')).toBe('2');
    expect(
      await cards
        .first()
        .locator('p')
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).webkitLineClamp)),
    ).toContain('3');
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
      await page.goto(new URL(`/blog?tag=${tag}`, page.url()).href);
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
    expect(await widthOf('#posts article:first-child picture')).toBe(await widthOf('#posts'));
  });

  test('shows thumbnails after the fourth article on phones', async ({ visit }) => {
    const { page } = await visit('/blog', { viewport: { width: 390, height: 844 } });
    const widths = await page
      .locator('#posts picture')
      .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().width));
    expect(Math.min(...widths.slice(0, 4))).toBeGreaterThan(300);
    expect(Math.max(...widths.slice(4))).toBeLessThan(100);
  });

  test('has a button for each tag, sorted, and All Posts', async ({ visit }) => {
    const { page } = await visit('/blog');
    const row = page.getByRole('group', { name: /filter/i });
    const names = await row.getByRole('button').allInnerTexts();
    expect(names).toEqual(['All Posts', ...distinctTags(ARTICLES).map(tagLabel)]);
    expect(names.slice(1)).toEqual(
      [...names.slice(1)].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })),
    );
    expect(names.filter((name) => /^local style$/i.test(name))).toHaveLength(1);
    expect(await row.getByRole('button', { pressed: true }).allInnerTexts()).toEqual(['All Posts']);
  });

  test('a tag shows its posts and their number, and is kept in the URL', async ({ visit }) => {
    const { page, errors } = await visit('/blog');
    await page.getByRole('button', { name: TAG, exact: true }).click();
    const line = page.getByText(`Showing ${String(TAGGED.length)} posts tagged with ${TAG}`);
    await line.waitFor();
    const shown = page.locator('main article:visible');
    expect(await shown.getByRole('heading').allInnerTexts()).toEqual(TAGGED.map(({ title }) => title));
    expect(new URL(page.url()).search).toBe('?tag=hair-trends');
    expect(await page.getByRole('button', { pressed: true }).allInnerTexts()).toEqual([TAG]);
    await page.goBack();
    await expect.poll(() => shown.count()).toBe(ARTICLES.length);
    await page.goForward();
    await line.waitFor();
    await page.getByRole('button', { name: 'All Posts' }).click();
    await expect.poll(() => shown.count()).toBe(ARTICLES.length);
    expect(new URL(page.url()).search).toBe('');
    expect(errors).toEqual([]);
  });

  test('a badge on a card selects its tag', async ({ visit }) => {
    const { page } = await visit('/blog');
    const card = page.locator('main article').nth(2);
    const badge = card.locator('a[href*="?tag="]').first();
    const tag = await badge.innerText();
    await badge.click();
    await page.getByText(`tagged with ${tag}`).waitFor();
    expect(await page.locator('main article:visible').count()).toBe(articlesByTag(tag, ARTICLES).length);
  });

  test('a URL with a tag shows its posts, regardless of case', async ({ visit }) => {
    for (const tag of ['hair-trends', 'Hair-Trends']) {
      const { page } = await visit(`/blog?tag=${tag}`);
      expect(await page.locator('main article:visible').count()).toBe(TAGGED.length);
      await page.getByText(`Showing ${String(TAGGED.length)} posts tagged with ${TAG}`).waitFor();
    }
  });

  test('an unknown tag shows the empty state, and View All Posts resets it', async ({ visit }) => {
    const { page } = await visit('/blog?tag=perms');
    await page.getByRole('heading', { name: 'No blog posts found' }).waitFor();
    expect(await page.getByText(/no posts are tagged with .* yet/i).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'View All Posts' }).click();
    await expect.poll(() => page.locator('main article:visible').count()).toBe(ARTICLES.length);
  });

  test('is complete without JavaScript', async ({ visit }) => {
    const { page } = await visit('/blog', { javaScriptEnabled: false });
    expect(await page.locator('main article:visible').count()).toBe(ARTICLES.length);
    expect(await page.getByRole('button', { name: 'All Posts' }).isVisible()).toBe(false);
  });
});
