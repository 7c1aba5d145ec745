import { describe } from 'vitest';

import { readArticles } from '../../site/content/read-articles.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { expect, test } from '../support/visitor.ts';

const article = readArticles(FIXTURE).find(({ body }) => body.includes('```json'));
if (!article) throw new Error('no article has code');

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

describe('an article', () => {
  test('copies its link', async ({ visit }) => {
    const { page } = await visit(`/blog/${article.slug}`, CLIPBOARD);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/blog/${article.slug}`);
  });

  test('copies its code', async ({ visit }) => {
    const { page } = await visit(`/blog/${article.slug}`, CLIPBOARD);
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('status').getByText('Copied', { exact: true })).toBeVisible();
    const code = await page.locator('pre code').first().innerText();
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code.trim());
  });

  test('is shared by email where the browser has no share sheet', async ({ visit }) => {
    const { page } = await visit(`/blog/${article.slug}`);
    const mail = await page.getByRole('link', { name: 'Email' }).getAttribute('href');
    expect(new URL(mail ?? '').searchParams.get('body')).toContain(`/blog/${article.slug}`);
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  });

  test('shows its link, selected, when neither sharing nor copying works', async ({ visit }) => {
    const { page } = await visit('/terms');
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard'));
      navigator.share = () => Promise.reject(new Error('no sheet'));
    });
    await page.goto(`/blog/${article.slug}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const address = await page.locator('link[rel=canonical]').getAttribute('href');
    await expect(page.getByRole('textbox', { name: 'Link to this article' })).toHaveValue(address ?? '');
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(address);
  });
});
