import { describe, expect } from 'vitest';

import { neighbors, relatedArticles } from '../../site/content/article-queries.ts';
import { longDate } from '../../site/content/dates.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { tagLabel } from '../../site/content/tags.ts';
import { test } from '../support/visitor.ts';

const article = readArticles().find(({ slug }) => slug === 'choose-right-popular-hairstyle-face-shape');
const withDrawings = readArticles().find(({ body }) => body.includes('](drawings/'));
const withCode = readArticles().find(({ body }) => body.includes('```json'));

/** Smooth scrolling may take long on a busy machine. */
const LONG_TIMEOUT = { timeout: 10_000 };

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

  test('has Open Graph metadata', async ({ visit }) => {
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
    const { page } = await visit('/blog');
    for (const one of readArticles().slice(0, 4)) {
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
      expect(links).toEqual(relatedArticles(one, readArticles()).map(({ slug }) => `/blog/${slug}`));
      expect(links.length).toBeLessThanOrEqual(3);
      for (const other of relatedArticles(one, readArticles())) {
        expect(text).toContain(other.title);
        expect(text).toContain(longDate(other.date));
      }
    }
  });

  test('opens links of the site in place and others in a new tab without an opener', async ({ visit }) => {
    const { page } = await visit('/blog');
    for (const { slug } of readArticles()) {
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
    const colors = await code
      .locator('span')
      .evaluateAll((all) => new Set(all.map((token) => getComputedStyle(token).color)).size);
    expect(colors).toBeGreaterThan(1);
  });

  test('has drawings with names', async ({ visit }) => {
    if (!withDrawings) throw new Error('no article has drawings');
    const { page } = await visit(`/blog/${withDrawings.slug}`);
    const names = [...withDrawings.body.matchAll(/!\[(.+)\]\(drawings\//gu)].map(([, name]) => name);
    const drawings = page.locator('.prose svg');
    expect(await drawings.evaluateAll((all) => all.map((svg) => svg.ariaLabel))).toEqual(names);
    expect((await drawings.first().boundingBox())?.height).toBeGreaterThan(100);
  });

  test('ends with a booking button and the phone number', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    const end = page.getByRole('complementary', { name: 'Book' });
    expect(await end.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe('/contact');
    expect(await end.locator('[href^="tel:"]').innerText()).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
  });

  test('a tag leads to the list with that tag selected', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page } = await visit(`/blog/${article.slug}`);
    const tag = page.locator('main article header a[href*="?tag="]').first();
    const name = await tag.innerText();
    await tag.click();
    await page.getByText(`tagged with ${name}`).waitFor();
  });

  test('marks the current section and the reading progress, and links its headings', async ({ visit }) => {
    if (!article) throw new Error('the article is gone');
    const { page, scripts } = await visit(`/blog/${article.slug}`);
    const heading = page.locator('.prose h2').nth(3);
    const name = await heading.innerText();
    const link = heading.getByRole('link', { name, exact: true });
    await link.focus();
    const sign = () => link.evaluate((element) => getComputedStyle(element, '::before').opacity);
    await expect.poll(sign, LONG_TIMEOUT).toBe('1');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => decodeURI(new URL(page.url()).hash), LONG_TIMEOUT)
      .toBe(`#${await heading.evaluate(({ id }) => id)}`);
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await expect
      .poll(() => contents.locator(':target-current:visible').allInnerTexts(), LONG_TIMEOUT)
      .toEqual([name]);
    const read = () =>
      page.locator('.article-body').evaluate((body) => {
        const bar = getComputedStyle(body, '::before').transform;
        return Number(/matrix\((?<width>[\d.]+)/.exec(bar)?.groups?.width);
      });
    // The page is still scrolling to the heading.
    await expect.poll(read, LONG_TIMEOUT).toBeGreaterThan(0.05);
    const before = await read();
    await page.mouse.wheel(0, 2000);
    await expect.poll(read, LONG_TIMEOUT).toBeGreaterThan(before);

    const { older, newer } = neighbors(article, readArticles(), relatedArticles(article, readArticles()));
    const around = page.getByRole('navigation', { name: 'Previous and next article' }).getByRole('link');
    expect(await around.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      [older, newer].flatMap((other) => (other ? [`/blog/${other.slug}`] : [])),
    );
    expect(scripts).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    for (const selector of [
      '.article-contents',
      '.floating',
      '.share',
      '.related',
      '.previous-next',
      '.skip',
    ])
      expect(await page.locator(selector).isVisible(), selector).toBe(false);
    expect(await page.locator('.print-footer').innerText()).toContain(`/blog/${article.slug}`);

    // A browser without :target-current.
    await page.emulateMedia({ media: 'screen' });
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.reload();
    await expect
      .poll(() => contents.locator('[aria-current]:visible').allInnerTexts(), LONG_TIMEOUT)
      .toHaveLength(1);
  });

  test('copies its link and its code, shares its link, and loads scripts only then', async ({ visit }) => {
    if (!withCode) throw new Error('no article has code');
    const { page, scripts, errors } = await visit(`/blog/${withCode.slug}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const address = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(address).toContain(withCode.slug);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.locator('.share').scrollIntoViewIfNeeded();
    const mail = await page.getByRole('link', { name: 'Email' }).getAttribute('href');
    expect(new URL(mail ?? '').searchParams.get('body')).toBe(address);
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
    expect(scripts).toEqual([]);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').getByText('Link copied').waitFor();
    expect(await copied()).toBe(address);
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByRole('status').getByText('Copied', { exact: true }).waitFor();
    expect(JSON.stringify(await copied())).toContain('BlogPosting');

    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard'));
      navigator.share = () => Promise.reject(new Error('no sheet'));
    });
    await page.reload();
    expect(await page.getByRole('link', { name: 'Email' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Share' }).click();
    const field = page.getByRole('textbox', { name: 'Link to this article' });
    expect(await field.inputValue()).toBe(address);
    await expect.poll(() => page.evaluate(() => String(getSelection())), LONG_TIMEOUT).toBe(address);
    expect(errors).toEqual([]);
  });
});
