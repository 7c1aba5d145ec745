import { type Page } from 'playwright-core';

import { readArticles } from '../../site/content/read-articles.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, PHONE, test } from '../support/visitor.ts';

const articles = readArticles(FIXTURE);
const title = articles[0]?.title ?? '';
/** The longest word of the newest article's title, and the same word with a letter too many. */
const [word = ''] = (title.match(/\p{L}+/gu) ?? []).sort((a, b) => b.length - a.length);
const misspelled = `${word.slice(0, 3)}${word.slice(2)}`.toLowerCase();

const button = (page: Page) => page.getByRole('button', { name: 'Search the articles' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the articles' });
const field = (page: Page) => dialog(page).getByRole('textbox');
const firstResult = (page: Page) => dialog(page).getByRole('heading').first().getByRole('link');
const homeLink = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');

test('finds articles by words of their titles, also misspelled ones, and marks the words', async ({
  visit,
}) => {
  const { page } = await visit('/blog');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await button(page).click();
  await field(page).fill(title);
  await expect(dialog(page).getByRole('link', { name: title, exact: true })).toBeVisible();
  await field(page).fill(word);
  await expect(dialog(page).locator('mark').filter({ hasText: word }).first()).toBeVisible();
  await field(page).fill(misspelled);
  await expect(dialog(page).getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText(misspelled);
  await field(page).fill('xqzt');
  await expect(dialog(page)).toContainText('xqzt');
  await expect(firstResult(page)).toHaveCount(0);
  await field(page).fill('');
  await dialog(page).getByRole('listitem').first().getByRole('button').click();
  await expect(firstResult(page)).toBeVisible();
  expect(requests.filter((path) => path === '/search.json')).toHaveLength(1);
});

test('works by keys: opens with /, moves by arrows, opens a result and closes with Escape', async ({
  visit,
}) => {
  const { page } = await visit('/blog');
  await homeLink(page).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(homeLink(page)).toBeFocused();
  await page.keyboard.press('/');
  await field(page).fill(word);
  await firstResult(page).waitFor();
  await page.keyboard.press('ArrowDown');
  await expect(firstResult(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  const href = await firstResult(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href ?? ''}`);
});

test('the key / is left to the browser with Ctrl, in an open dialog, and once it was switched off', async ({
  visit,
}) => {
  const { page } = await visit('/blog', { viewport: PHONE });
  await button(page).click();
  const setting = dialog(page).getByRole('checkbox', { name: /opens this search/ });
  await setting.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+/');
  await page.getByRole('button', { name: 'Get Quote' }).click();
  const quote = page.getByRole('dialog', { name: 'Get Your Quote' });
  await quote.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('/');
  await expect(quote).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await button(page).click();
  await setting.uncheck();
  await page.reload();
  await page.keyboard.press('/');
  await expect(dialog(page)).toHaveCount(0);
});

test('waits for a slow index, says that it failed, and tries again', async ({ visit }) => {
  const { page } = await visit('/blog');
  await page.route('**/search.json', (route) => route.abort());
  await button(page).click();
  const again = dialog(page).getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute('**/search.json');
  const release = await holdRequests(page, '**/search.json');
  await again.click();
  await field(page).fill(word);
  await expect(firstResult(page)).toHaveCount(0);
  release();
  await expect(firstResult(page)).toBeVisible();
});

test('the button says that the search did not load, and opens it at the next press', async ({ visit }) => {
  const { page } = await visit('/blog');
  const files = '**/_astro/SearchDialog.*';
  await page.route(files, (route) => route.abort());
  await button(page).click();
  const message = page.getByRole('status').getByText('Search didn’t load');
  await message.waitFor();
  await page.unroute(files);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('the button reloads a page whose search cannot be loaded twice, unless the site is down', async ({
  visit,
}) => {
  const { page } = await visit('/blog');
  const message = page.getByRole('status').getByText('Search didn’t load');
  // Like Firefox, which remembers a failed import until a reload.
  await page.route('**/_astro/SearchDialog.*', (route) => route.abort());
  await page.route('**/blog', (route) => route.abort());
  await button(page).click();
  await message.waitFor();
  const request = page.waitForRequest((one) => one.method() === 'HEAD');
  await button(page).click();
  await request;
  await expect(message).toBeVisible();
  await page.unroute('**/blog');
  const reloaded = page.waitForEvent('load');
  await button(page).click();
  await reloaded;
});

test('links to the list of articles without JavaScript', async ({ visit }) => {
  const { page } = await visit('/blog', { javaScriptEnabled: false });
  await page.getByText('Search the articles').click();
  await page.waitForURL('**/blog#posts');
});
