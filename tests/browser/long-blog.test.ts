/** The blog's list with more articles than fit on one page, in a generated project. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Page, type Request } from 'playwright-core';
import { describe, expect } from 'vitest';

import { readBuiltPage } from '../support/built-page.ts';
import { brokenLink } from '../../site/build/links.ts';
import { CARDS_ON_FIRST_PAGE, CARDS_PER_PAGE } from '../../site/content/article-queries.ts';
import { type GeneratedProject, generateProject } from '../support/generated-project.ts';
import { test as visitorTest } from '../support/visitor.ts';

const ARTICLES = 60;

const test = visitorTest
  .extend('project', { scope: 'file' }, async ({}, { onCleanup }): Promise<GeneratedProject> => {
    const project = await generateProject('long-blog', {
      articles: ARTICLES,
      blogOnly: true,
      plainCards: true,
    });
    onCleanup(() => project[Symbol.asyncDispose]());
    await project.build();
    return project;
  })
  .extend('dist', { scope: 'file' }, ({ project }) => project.dist);

const shown = (page: Page) => page.locator('main article:visible');
const titles = (page: Page) => shown(page).getByRole('heading').allInnerTexts();
/** Scrolls down until this many cards are shown. */
async function scrollToEnd(page: Page, cards: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5000);
      return shown(page).count();
    })
    .toBe(cards);
}

/** Timeout of the first test, which waits for the build. */
const BUILD_MS = 300_000;

const PAGES = ['blog.html', 'blog/page/2.html', 'blog/page/3.html'];
const read = (dist: string, file: string) => readFileSync(path.join(dist, file), 'utf8');
/** Addresses of the articles that a page lists, each once. */
const listed = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/blog\/generated-\d+)"/gu)].map(([, href = '']) => href)),
];

test('the list is split into pages with full rows', { timeout: BUILD_MS }, ({ dist }) => {
  expect(readdirSync(path.join(dist, 'blog/page')).filter((file) => file.endsWith('.html'))).toHaveLength(2);
  const links = PAGES.map((file) => listed(read(dist, file)));
  expect(links.map(({ length }) => length)).toEqual([CARDS_ON_FIRST_PAGE, CARDS_PER_PAGE, 19]);
  expect(new Set(links.flat()).size).toBe(ARTICLES);
});

test('the pages of the list link to each other and to existing articles', ({ dist }) => {
  const [first = '', second = '', third = ''] = PAGES.map((file) => read(dist, file));
  expect(first).toMatch(/href="\/blog\/page\/2"[^>]*>Older Posts/u);
  expect(second).toMatch(/href="\/blog"[^>]*>Newer Posts.*href="\/blog\/page\/3"/su);
  for (const href of ['/blog/page/2', '/blog/page/3', ...listed(first + second + third)])
    expect(brokenLink(dist, '/blog', href)).toBeUndefined();
});

test('search engines are not sent to the older pages of the list', ({ dist }) => {
  const [first, ...older] = PAGES.map((file) => readBuiltPage(read(dist, file)));
  expect(first?.canonical).toMatch(/\/blog$/u);
  for (const { meta, canonical } of older) {
    expect(meta.get('robots')).toEqual(['noindex']);
    expect(canonical).toBeUndefined();
  }
  expect(read(dist, 'sitemap-0.xml')).not.toContain('/blog/page');
});

test('sitemap and search have all articles, the feed the latest 30', ({ dist }) => {
  expect(read(dist, 'sitemap-0.xml').match(/<loc>[^<]*generated-/gu)).toHaveLength(ARTICLES);
  expect((JSON.parse(read(dist, 'search.json')) as { articles: unknown[] }).articles).toHaveLength(ARTICLES);
  expect(read(dist, 'rss.xml').match(/<item>/gu)).toHaveLength(30);
});

test('scrolling adds older posts in order, each once', async ({ visit }) => {
  const { page, errors, scripts } = await visit('/blog');
  expect(await page.locator('main').innerText()).toContain(`${ARTICLES} articles`);
  expect(await shown(page).count()).toBe(CARDS_ON_FIRST_PAGE);
  expect(scripts).toEqual([]);
  await scrollToEnd(page, ARTICLES);
  const all = await titles(page);
  expect(all.map((title) => Number(/\d+$/u.exec(title)?.[0]))).toEqual(
    Array.from({ length: ARTICLES }, (_, at) => at + 1),
  );
  expect(await page.getByRole('link', { name: 'Older Posts' }).isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

test('a tag on an added card filters, and Back shows all posts again', async ({ visit }) => {
  const { page, errors } = await visit('/blog');
  await scrollToEnd(page, ARTICLES);
  const card = page.locator('main article').nth(40);
  // The placeholder color comes from rules in the head of the page that the card was on.
  expect(await card.locator('img').evaluate((image) => image.style.getPropertyValue('--c'))).toMatch(/^#/u);
  const badge = card.locator('[data-tag]').first();
  const tag = await badge.innerText();
  await badge.click();
  const status = page.locator('.filter-status');
  await status.filter({ hasText: `tagged with ${tag}` }).waitFor();
  expect(await status.innerText()).toContain(`Showing ${String(await shown(page).count())} posts`);
  await page.goBack();
  await expect.poll(() => shown(page).count()).toBe(ARTICLES);
  expect(errors).toEqual([]);
});

test('a tag shows as many posts as it announces, from all pages of the list', async ({ visit }) => {
  const { page, errors } = await visit('/blog?tag=hair-salons');
  const announced = Number(
    /Showing (\d+) posts/u.exec(await page.locator('.filter-status').innerText())?.[1],
  );
  expect(announced).toBeGreaterThan(await shown(page).count());
  await scrollToEnd(page, announced);
  await page.getByRole('button', { name: 'All Posts' }).click();
  await scrollToEnd(page, ARTICLES);
  expect(errors).toEqual([]);
});

test('without JavaScript the links lead from page to page', async ({ visit }) => {
  const { page } = await visit('/blog', { javaScriptEnabled: false });
  const older = page.getByRole('link', { name: 'Older Posts' });
  await older.click();
  await page.waitForURL('**/blog/page/2');
  await older.click();
  await page.waitForURL('**/blog/page/3');
  expect(await shown(page).count()).toBe(19);
  expect(await older.count()).toBe(0);
  await page.getByRole('link', { name: 'Newer Posts' }).click();
  await page.waitForURL('**/blog/page/2');
});

describe('when older posts cannot be fetched', () => {
  const fetched = (request: Request) =>
    request.url().endsWith('/blog/page/2') && !request.isNavigationRequest();

  test('the link leads to their page', async ({ visit }) => {
    const { page } = await visit('/blog');
    await page.route('**/blog/page/2', (route) =>
      fetched(route.request()) ? route.abort() : route.continue(),
    );
    const link = page.getByRole('link', { name: 'Older Posts' });
    const failure = page.waitForEvent('requestfailed', fetched);
    await link.scrollIntoViewIfNeeded();
    await failure;
    await link.click();
    await page.waitForURL('**/blog/page/2');
    expect(await shown(page).count()).toBe(CARDS_PER_PAGE);
  });

  test('a press during the attempt leads to their page', async ({ visit }) => {
    const { page } = await visit('/blog');
    const pressed = Promise.withResolvers<undefined>();
    await page.route('**/blog/page/2', async (route) => {
      if (!fetched(route.request())) return route.continue();
      await pressed.promise;
      return route.abort();
    });
    const link = page.getByRole('link', { name: 'Older Posts' });
    const attempt = page.waitForRequest(fetched);
    await link.scrollIntoViewIfNeeded();
    await attempt;
    await link.click();
    pressed.resolve(undefined);
    await page.waitForURL('**/blog/page/2');
  });
});
