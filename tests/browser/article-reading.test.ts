import { describe } from 'vitest';

import { neighbors, relatedArticles } from '../../site/content/article-queries.ts';
import { readArticles } from '../../site/content/read-articles.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { scrollDown } from '../support/scroll-down.ts';
import { expect, test, type Visit } from '../support/visitor.ts';

const article = readArticles(FIXTURE).find(({ slug }) => slug === 'every-markdown-feature');
if (!article) throw new Error('the article is gone');

/** Follows the link of the second section heading with the keyboard, and returns its text. */
async function followHeadingLink({ page }: Visit): Promise<string> {
  const heading = page.locator('.prose h2').nth(1);
  const name = await heading.innerText();
  await heading.getByRole('link', { name, exact: true }).press('Enter');
  return name;
}

describe('reading an article', () => {
  test('shows a sign beside the heading whose link has the focus', async ({ visit }) => {
    const { page } = await visit(`/blog/${article.slug}`);
    const link = page.locator('.prose h2').nth(1).getByRole('link').first();
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1', { pseudo: 'before' });
  });

  test('puts the section in the URL when its heading is followed', async ({ visit }) => {
    const opened = await visit(`/blog/${article.slug}`);
    const id = await opened.page.locator('.prose h2').nth(1).getAttribute('id');
    await followHeadingLink(opened);
    await expect(opened.page).toHaveURL((url) => decodeURI(url.hash) === `#${id ?? ''}`);
  });

  test('keeps the heading beside its section', async ({ visit }) => {
    const { page } = await visit(`/blog/${article.slug}`, { viewport: { width: 1440, height: 700 } });
    const section = page.locator('.article-section').nth(1);
    const text = section.locator('.article-section__text');
    await text.evaluate((element) => {
      scrollTo({ top: element.getBoundingClientRect().top + 200, behavior: 'instant' });
    });
    await expect(section.locator('h2')).toBeInViewport();
    expect((await text.boundingBox())?.y).toBeLessThan(0);
  });

  test('shows the reading progress', async ({ visit }) => {
    const { page } = await visit(`/blog/${article.slug}`);
    const read = () =>
      page.locator('.article-body').evaluate((body) => {
        const bar = getComputedStyle(body, '::before').transform;
        return Number(/matrix\((?<width>[\d.]+)/.exec(bar)?.groups?.width);
      });
    const before = await read();
    await scrollDown(page, 3000);
    await expect.poll(read).toBeGreaterThan(before);
  });

  test('links to the previous and the next article', async ({ visit }) => {
    const { page } = await visit(`/blog/${article.slug}`);
    const { older, newer } = neighbors(
      article,
      readArticles(FIXTURE),
      relatedArticles(article, readArticles(FIXTURE)),
    );
    const around = page.getByRole('navigation', { name: 'Previous and next article' }).getByRole('link');
    expect(await around.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      [older, newer].flatMap((other) => (other ? [`/blog/${other.slug}`] : [])),
    );
  });

  test('is printed without navigation and with its address', async ({ visit }) => {
    const { page } = await visit(`/blog/${article.slug}`);
    await page.emulateMedia({ media: 'print' });
    for (const selector of [
      '.article-contents',
      '.floating',
      '.share',
      '.related',
      '.previous-next',
      '.skip',
    ])
      await expect(page.locator(selector)).toBeHidden();
    await expect(page.locator('.print-footer')).toContainText(`/blog/${article.slug}`);
  });

  test('loads no script while it is read', async ({ visit }) => {
    const opened = await visit(`/blog/${article.slug}`);
    await followHeadingLink(opened);
    await opened.page.locator('.share').scrollIntoViewIfNeeded();
    await opened.page.waitForLoadState('networkidle');
    expect(opened.scripts).toEqual([]);
  });
});
