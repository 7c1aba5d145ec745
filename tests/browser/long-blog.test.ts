/** What becomes of the blog's list when there are more articles than the salon has written yet. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Page } from 'playwright-core';
import { expect } from 'vitest';

import { readBuiltPage } from '../../site/build/built-page.ts';
import { brokenLink } from '../../site/build/links.ts';
import { CARDS_PER_PAGE } from '../../site/content/article-queries.ts';
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
/** Scrolls as far as it goes until nothing more comes. */
async function scrollToEnd(page: Page, cards: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5000);
      return shown(page).count();
    })
    .toBe(cards);
}

/** The first test waits for the build. */
const BUILD_MS = 300_000;

test(
  'its first page has full rows, and the rest stand on pages that lead to each other',
  { timeout: BUILD_MS },
  ({ dist }) => {
    const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
    const files = ['blog.html', 'blog/page/2.html', 'blog/page/3.html'];
    expect(readdirSync(path.join(dist, 'blog/page')).filter((file) => file.endsWith('.html'))).toHaveLength(
      2,
    );
    const links = files.map((file) => [
      ...new Set([...read(file).matchAll(/href="(\/blog\/generated-\d+)"/gu)].map(([, href]) => href)),
    ]);
    expect(links.map(({ length }) => length)).toEqual([CARDS_PER_PAGE, CARDS_PER_PAGE, 12]);
    expect(new Set(links.flat()).size).toBe(ARTICLES);
    expect(read('blog.html')).toMatch(/href="\/blog\/page\/2"[^>]*>Older Posts/u);
    expect(read('blog/page/2.html')).toMatch(/href="\/blog"[^>]*>Newer Posts.*href="\/blog\/page\/3"/su);
    for (const href of ['/blog/page/2', '/blog/page/3', ...links.flat().map(String)])
      expect(brokenLink(dist, '/blog', href)).toBeUndefined();
    // They are no pages of the site's own: nobody is sent to them from outside.
    const [list, ...older] = files.map((file) => readBuiltPage(read(file)));
    expect(list?.canonical).toMatch(/\/blog$/u);
    for (const { meta, canonical } of older) {
      expect(meta.get('robots')).toEqual(['noindex']);
      expect(canonical).toBeUndefined();
    }
    expect(read('sitemap-0.xml')).not.toContain('/blog/page');
    expect(read('sitemap-0.xml').match(/<loc>[^<]*generated-/gu)).toHaveLength(ARTICLES);
    expect(read('rss.xml').match(/<item>/gu)).toHaveLength(30);
    expect((JSON.parse(read('search.json')) as { articles: unknown[] }).articles).toHaveLength(ARTICLES);
  },
);

test('older posts come while one scrolls, in order, each once', async ({ visit }) => {
  const { page, errors, scripts } = await visit('/blog');
  expect(await page.locator('main').innerText()).toContain(`${ARTICLES} articles`);
  expect(await shown(page).count()).toBe(CARDS_PER_PAGE);
  expect(scripts).toEqual([]);
  await scrollToEnd(page, ARTICLES);
  const all = await titles(page);
  expect(all.map((title) => Number(/\d+$/u.exec(title)?.[0]))).toEqual(
    Array.from({ length: ARTICLES }, (_, at) => at + 1),
  );
  expect(await page.getByRole('link', { name: 'Older Posts' }).isVisible()).toBe(false);
  // A card from another page has its colour, its badges filter, and Back brings all of them back.
  const card = page.locator('main article').nth(40);
  expect(await card.locator('img').evaluate((image) => image.style.getPropertyValue('--c'))).toMatch(/^#/u);
  const badge = card.locator('[data-tag]').first();
  const tag = await badge.innerText();
  await badge.click();
  const status = page.locator('.filter-status');
  await expect.poll(() => status.innerText()).toContain(`tagged with ${tag}`);
  expect(await status.innerText()).toContain(`Showing ${String(await shown(page).count())} posts`);
  await page.goBack();
  await expect.poll(() => shown(page).count()).toBe(ARTICLES);
  expect(errors).toEqual([]);
});

test('a tag shows what it promises, wherever its posts stand', async ({ visit }) => {
  const { page, errors } = await visit('/blog?tag=hair-salons');
  const promised = Number(/Showing (\d+) posts/u.exec(await page.locator('.filter-status').innerText())?.[1]);
  expect(promised).toBeGreaterThan(await shown(page).count());
  await scrollToEnd(page, promised);
  await page.getByRole('button', { name: 'All Posts' }).click();
  await scrollToEnd(page, ARTICLES);
  expect(errors).toEqual([]);
});

test('without JavaScript, and when a page cannot be fetched, the links lead on', async ({ visit }) => {
  const { page } = await visit('/blog', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Older Posts' }).click();
  await page.getByRole('link', { name: 'Older Posts' }).click();
  expect(new URL(page.url()).pathname).toBe('/blog/page/3');
  expect(await shown(page).count()).toBe(12);
  expect(await page.getByRole('link', { name: 'Older Posts' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Newer Posts' }).click();
  expect(new URL(page.url()).pathname).toBe('/blog/page/2');

  const broken = await visit('/blog');
  await broken.page.route(/\/blog\/page\/2/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  const link = broken.page.getByRole('link', { name: 'Older Posts' });
  await link.scrollIntoViewIfNeeded();
  await broken.page.waitForTimeout(500);
  await link.click();
  await broken.page.waitForURL(/\/blog\/page\/2/);
  expect(await shown(broken.page).count()).toBe(CARDS_PER_PAGE);
});
