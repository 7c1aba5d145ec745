import { describe, expect } from 'vitest';

import { articleBySlug, listArticles, relatedArticles } from '../../site/content/articles.ts';
import { longDate } from '../../site/content/dates.ts';
import { tagLabel } from '../../site/content/tags.ts';
import { test } from '../support/visitor.ts';

const article = articleBySlug('choose-right-popular-hairstyle-face-shape');
const withCode = listArticles().find(({ body }) => body.includes('```json'));

describe('an article', () => {
  test('shows breadcrumb, title, description, author, date, reading time and tags', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await crumbs.getByRole('link').allInnerTexts()).toEqual(['Home', 'Blog']);
    const current = crumbs.locator('[aria-current=page]');
    expect(await current.innerText()).toContain(article.title.slice(0, 10));
    expect((await current.boundingBox())?.width).toBeLessThanOrEqual(200);
    expect(await current.evaluate((element) => getComputedStyle(element).textOverflow)).toBe('ellipsis');
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
    expect(await page.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
    expect(await page.getByRole('link', { name: 'Back to All Posts' }).getAttribute('href')).toBe('/blog');
  });

  test('tells its metadata', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    expect(await page.title()).toBe(`${article.title} | Hair & Beauty Blog`);
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
    for (const one of listArticles().slice(0, 4)) {
      const { page } = await visit(`/blog/${one.slug}`);
      const related = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Related Articles' }) });
      const links = await related
        .locator('a[href^="/blog/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(relatedArticles(one).map(({ slug }) => `/blog/${slug}`));
      expect(links.length).toBeLessThanOrEqual(3);
      const text = await related.innerText();
      for (const other of relatedArticles(one)) {
        expect(text).toContain(other.title);
        expect(text).toContain(longDate(other.date));
      }
    }
  });

  test('opens links of the site in place and others in a new tab without an opener', async ({ visit }) => {
    const { page } = await visit('/blog');
    for (const { slug } of listArticles()) {
      const html = await (await page.request.get(`/blog/${slug}`)).text();
      const links = await page.evaluate((text) => {
        const article = new DOMParser().parseFromString(text, 'text/html');
        return [...article.querySelectorAll('main article .prose a[href]')].map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: link.getAttribute('target'),
          rel: link.getAttribute('rel') ?? '',
        }));
      }, html);
      expect(links.length).toBeGreaterThan(1);
      for (const { href, target, rel } of links) {
        if (/^[/#]/.test(href)) expect(target, href).toBeNull();
        else expect([target, rel.includes('noopener')], href).toEqual(['_blank', true]);
      }
    }
  });

  test('highlights code, and one article ends with a shortened snippet of structured data', async ({
    visit,
  }) => {
    if (!withCode) throw new Error('no article has code');
    const { page } = await visit(`/blog/${withCode.slug}`);
    const code = page.locator('pre code').last();
    expect(await code.innerText()).toContain('BlogPosting');
    const colours = await code
      .locator('span')
      .evaluateAll((all) => new Set(all.map((token) => getComputedStyle(token).color)).size);
    expect(colours).toBeGreaterThan(1);
  });

  test('a tag leads to the list with that tag selected', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    const tag = page.locator('main article header a[href*="?tag="]').first();
    const name = await tag.innerText();
    await tag.click();
    await page.getByText(`tagged with ${name}`).waitFor();
  });
});
