import { describe } from 'vitest';

import { relatedArticles } from '../../site/content/article-queries.ts';
import { longDate } from '../../site/content/dates.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { tagLabel } from '../../site/content/tags.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, test } from '../support/visitor.ts';

const article = readArticles(FIXTURE).find(({ slug }) => slug === 'every-markdown-feature');
const withDrawings = readArticles(FIXTURE).find(({ body }) => body.includes('](drawings/'));
const withCode = readArticles(FIXTURE).find(({ body }) => body.includes('```json'));

describe('an article', () => {
  test('shows its title in the breadcrumb, shortened', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await crumbs.getByRole('link').allInnerTexts()).toEqual(['Home', 'Blog']);
    const current = crumbs.locator('[aria-current=page]');
    await expect(current).toContainText(article.title.slice(0, 10));
    expect((await current.boundingBox())?.width).toBeLessThanOrEqual(200);
    await expect(current).toHaveCSS('text-overflow', 'ellipsis');
  });

  test('shows title, description, author, date, reading time and tags', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    const header = (await page.locator('main article header').first().innerText()).replaceAll(/\s+/g, ' ');
    for (const words of [
      article.title,
      article.description ?? '',
      article.author,
      longDate(article.date),
      `${String(article.readingTime)} min`,
    ])
      expect(header).toContain(words);
    for (const tag of article.tags) expect(header).toContain(tagLabel(tag));
  });

  test('links back to the list of articles', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    for (const name of ['Back to Blog', 'Back to All Posts'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/blog');
  });

  test('has Open Graph metadata', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    await expect(page).toHaveTitle(`${article.title} | Hair & Beauty Blog`);
    const meta = (property: string) =>
      page
        .locator(`meta[property="${property}"]`)
        .evaluateAll((all) => all.map((tag) => tag.getAttribute('content')));
    expect(await meta('og:type')).toEqual(['article']);
    expect(await meta('og:title')).toEqual([article.title]);
    expect(await meta('og:description')).toEqual([article.description]);
    expect(await meta('article:author')).toEqual([article.author]);
    expect((await meta('article:published_time'))[0]).toContain(article.date);
    expect(await meta('article:tag')).toEqual(article.tags);
  });

  test('offers at most three other articles that share a tag', async ({ visit }) => {
    const { page } = await visit('/blog');
    for (const one of readArticles(FIXTURE).slice(0, 4)) {
      const html = await (await page.request.get(`/blog/${one.slug}`)).text();
      const { links, text } = await page.evaluate((source) => {
        const related = new DOMParser().parseFromString(source, 'text/html').querySelector('section.related');
        const hrefs = [...(related?.querySelectorAll('a[href^="/blog/"]') ?? [])];
        return {
          links: hrefs.map((link) => link.getAttribute('href')),
          text: related?.textContent ?? '',
        };
      }, html);
      expect(text).toContain('Related Articles');
      expect(links).toEqual(relatedArticles(one, readArticles(FIXTURE)).map(({ slug }) => `/blog/${slug}`));
      expect(links.length).toBeLessThanOrEqual(3);
      for (const other of relatedArticles(one, readArticles(FIXTURE))) {
        expect(text).toContain(other.title);
        expect(text).toContain(longDate(other.date));
      }
    }
  });

  test('opens links of the site in place and others in a new tab without an opener', async ({ visit }) => {
    const { page } = await visit('/blog');
    for (const { slug } of readArticles(FIXTURE)) {
      const html = await (await page.request.get(`/blog/${slug}`)).text();
      const links = await page.evaluate((text) => {
        const article = new DOMParser().parseFromString(text, 'text/html');
        return [...article.querySelectorAll('main article .prose a[href]')].map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: link.getAttribute('target'),
          rel: link.getAttribute('rel') ?? '',
        }));
      }, html);
      expect(links.length).toBeGreaterThan(0);
      for (const { href, target, rel } of links) {
        if (/^[/#]/.test(href)) expect(target, href).toBeNull();
        else expect([target, rel.includes('noopener')], href).toEqual(['_blank', true]);
      }
    }
  });

  test('highlights code', async ({ visit }) => {
    if (!withCode) throw new Error('no article has code');
    const { page } = await visit(`/blog/${withCode.slug}`);
    const code = page.locator('pre code').last();
    const colors = await code
      .locator('span')
      .evaluateAll((all) => new Set(all.map((token) => getComputedStyle(token).color)).size);
    expect(colors).toBeGreaterThan(1);
  });

  test('has drawings with names', async ({ visit }) => {
    if (!withDrawings) throw new Error('no article has drawings');
    const { page } = await visit(`/blog/${withDrawings.slug}`);
    const names = [...withDrawings.body.matchAll(/!\[(.+)\]\(drawings\//gu)].map(([, name]) => name);
    const drawings = page.locator('.prose__drawing svg');
    expect(await drawings.evaluateAll((all) => all.map((svg) => svg.ariaLabel))).toEqual(names);
    expect((await drawings.first().boundingBox())?.height).toBeGreaterThan(100);
  });

  test('ends with a booking button and the phone number', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    const end = page.getByRole('complementary', { name: 'Book' });
    await expect(end.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/contact');
    await expect(end.locator('[href^="tel:"]')).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/);
  });

  test('a tag leads to the list with that tag selected', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    const tag = page.locator('main article header a[href*="?tag="]').first();
    const name = await tag.innerText();
    await tag.click();
    await expect(page.getByText(`tagged with ${name}`)).toBeVisible();
  });
});
