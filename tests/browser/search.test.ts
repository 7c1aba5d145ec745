import type { Page } from 'playwright-core';

import { expect, test } from '../support/visitor.ts';

const TITLE = 'Señora O’Malley’s guide to “every kind” of Markdown';

const button = (page: Page) => page.getByRole('button', { name: 'Search the articles' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the articles' });
const field = (page: Page) => dialog(page).getByRole('textbox');
const firstResult = (page: Page) => dialog(page).getByRole('heading').first().getByRole('link');

test('finds articles by words of their titles, also unfinished and misspelled ones', async ({ visit }) => {
  const { page } = await visit('/blog');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await button(page).click();
  await field(page).fill(TITLE);
  await expect(dialog(page).getByRole('link', { name: TITLE, exact: true })).toBeVisible();
  for (const query of ['Markd', 'marrkdown', 'quotations', 'headings']) {
    await field(page).fill(query);
    await expect(dialog(page).getByRole('link', { name: TITLE, exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(`1 article on “${query}”`);
  }
  await field(page).fill('what');
  // Those with the word in the title come first, and similar words last.
  await expect(dialog(page).getByRole('heading')).toHaveText([/^Gray/, /^Beards/, /^Curls/, TITLE]);
  await field(page).fill('xqzt');
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing on “xqzt”');
  await expect(firstResult(page)).toHaveCount(0);
  await field(page).fill('');
  await dialog(page).getByRole('listitem').first().getByRole('button').click();
  await expect(firstResult(page)).toBeVisible();
  expect(requests.filter((path) => path === '/search.json')).toHaveLength(1);
});

test('opens and closes by keyboard, which returns the focus, and Enter leads to the first result', async ({
  visit,
}) => {
  const { page } = await visit('/blog');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Perms');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Space');
  // The last search is selected, so that typing replaces it.
  await expect(field(page)).toHaveJSProperty('selectionStart', 0);
  await field(page).fill('Markdown');
  await firstResult(page).waitFor();
  const href = await firstResult(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href ?? ''}`);
});

test('leads to the list of articles when it does not load, and without JavaScript', async ({ visit }) => {
  const { page } = await visit('/blog');
  await page.route('**/search.json', (route) => route.abort());
  await button(page).click();
  await page.waitForURL('**/blog#posts');
  const { page: plain } = await visit('/blog', { javaScriptEnabled: false });
  await plain.getByText('Search the articles').click();
  await plain.waitForURL('**/blog#posts');
});
