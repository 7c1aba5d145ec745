import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { readArticles } from '../../site/content/read-articles.ts';
import { tokenize } from '../../site/features/search/tokens.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/visitor.ts';

const articles = readArticles(FIXTURE);
const [newest] = articles;

/** The longest word of the newest article's title, and the same word with a letter too many. */
const [word = ''] = tokenize(newest?.title ?? '').sort((a, b) => b.length - a.length);
const misspelled = `${word.slice(0, 3)}${word.slice(2)}`.toLowerCase();

const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search the articles' });
const field = (page: Page) => searchDialog(page).getByRole('textbox');
const firstResult = (page: Page) => searchDialog(page).getByRole('heading').first().getByRole('link');
const homeLink = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');

async function openByButton(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search the articles' }).click();
  await searchDialog(page).waitFor();
}

async function openBySlash(page: Page): Promise<void> {
  await homeLink(page).focus();
  await page.keyboard.press('/');
  await searchDialog(page).waitFor();
}

describe('search', () => {
  test('fetches nothing before it is opened', async ({ visit }) => {
    const { page, scripts } = await visit('/blog');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.waitForLoadState('networkidle');
    expect([...scripts, ...requests.filter((url) => url.includes('search'))]).toEqual([]);
  });

  test('opens with / and focuses the field', async ({ visit }) => {
    const { page } = await visit('/blog');
    await openBySlash(page);
    await expect(field(page)).toBeFocused();
  });

  test('keeps a / that is typed into the field', async ({ visit }) => {
    const { page } = await visit('/blog');
    await openBySlash(page);
    await page.keyboard.type('a/b');
    await expect(field(page)).toHaveValue('a/b');
  });

  test('answers a suggestion', async ({ visit }) => {
    const { page, errors } = await visit('/blog');
    await openByButton(page);
    await searchDialog(page).getByRole('listitem').first().getByRole('button').click();
    await expect(firstResult(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('finds an article by its title', async ({ visit }) => {
    const { page } = await visit('/blog');
    await openByButton(page);
    await field(page).fill(newest?.title ?? '');
    const result = searchDialog(page).getByRole('link', { name: newest?.title ?? '', exact: true });
    await expect(result).toBeVisible();
  });

  test('announces how it read a misspelled word', async ({ visit }) => {
    const { page } = await visit('/blog');
    await openByButton(page);
    await field(page).fill(misspelled);
    await expect(searchDialog(page).getByRole('status')).toContainText(`reading “${misspelled}” as “`);
  });

  test('marks the words it found', async ({ visit }) => {
    const { page } = await visit('/blog');
    await openByButton(page);
    await field(page).fill(word);
    const marks = searchDialog(page).locator('mark');
    await expect(marks.filter({ hasText: word }).first()).toBeVisible();
  });

  test('fetches the index once', async ({ visit }) => {
    const { page } = await visit('/blog');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openByButton(page);
    for (const query of [word, '', misspelled]) await field(page).fill(query);
    await firstResult(page).waitFor();
    expect(requests.filter((path) => path === '/search.json')).toHaveLength(1);
  });

  test('moves between the field and the results with the arrow keys', async ({ visit }) => {
    const { page } = await visit('/blog');
    await openByButton(page);
    await field(page).fill(word);
    await firstResult(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await expect(firstResult(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
  });

  test('opens the first result with Enter', async ({ visit }) => {
    const { page } = await visit('/blog');
    await openByButton(page);
    await field(page).fill(word);
    const href = await firstResult(page).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href ?? ''}`);
  });

  test('closes with Escape and returns the focus', async ({ visit }) => {
    const { page } = await visit('/blog');
    await openBySlash(page);
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(homeLink(page)).toBeFocused();
  });

  test('remembers that the / key was switched off', async ({ visit }) => {
    const { page } = await visit('/blog');
    await openByButton(page);
    await searchDialog(page)
      .getByRole('checkbox', { name: /opens this search/ })
      .uncheck();
    await page.reload();
    await page.keyboard.press('/');
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('says how many articles it searched in vain', async ({ visit }) => {
    const { page } = await visit('/blog');
    await openByButton(page);
    await field(page).fill('xqzt');
    await expect(searchDialog(page)).toContainText(`Nothing on “xqzt” in ${articles.length} articles`);
  });

  test('says that the index could not be fetched', async ({ visit }) => {
    const { page } = await visit('/blog');
    await page.route('**/search.json', (route) => route.abort());
    await openByButton(page);
    const heading = searchDialog(page).getByRole('heading', { name: 'Couldn’t load the articles' });
    await expect(heading).toBeVisible();
  });

  test('works after the index was fetched again', async ({ visit }) => {
    const { page } = await visit('/blog');
    await page.route('**/search.json', (route) => route.abort());
    await openByButton(page);
    await searchDialog(page).getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/search.json');
    await searchDialog(page).getByRole('button', { name: 'Try again' }).click();
    await field(page).fill(word);
    await expect(firstResult(page)).toBeVisible();
  });

  test('says that it is waiting for a slow network', async ({ visit }) => {
    const { page } = await visit('/blog');
    await holdRequests(page, '**/search.json');
    await openByButton(page);
    await expect(searchDialog(page).getByText('Looking through the drawers')).toBeVisible();
  });

  test('answers what was typed while it waited', async ({ visit }) => {
    const { page } = await visit('/blog');
    const release = await holdRequests(page, '**/search.json');
    await openByButton(page);
    await field(page).fill(word);
    release();
    await expect(firstResult(page)).toBeVisible();
  });

  test('fits a screen 320 pixels wide', async ({ visit }) => {
    const { page } = await visit('/blog', { viewport: { width: 320, height: 640 } });
    await openByButton(page);
    await field(page).fill(word);
    await firstResult(page).waitFor();
    expect(await searchDialog(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
