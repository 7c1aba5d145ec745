import type { Page } from 'playwright-core';

import { field, form } from '../support/contact-page.ts';
import { expect, holdRequests, PHONE, test } from '../support/visitor.ts';

const SCRIPTS = '**/_astro/*.js*';

/** Inserts elements into the islands, as password managers and translators do. */
const changeHtml = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('astro-island :is(input, textarea)'))
      element.after(document.createElement('div'));
    for (const element of document.querySelectorAll('astro-island :is(button, [data-press])'))
      element.prepend(document.createElement('span'));
  });

test.for([
  ['/', '.floating__quote', '.quote-dialog[open]'],
  ['/gallery', '.compare button', '.compare [aria-valuetext="100% after"]'],
  ['/view-our-salon', 'a[data-view]', 'dialog[open]'],
] as const)(
  'a press on %s before the script is repeated, also where an extension has changed the page',
  async ([path, pressed, result], { visit }) => {
    const { page } = await visit(path, { viewport: PHONE });
    const release = await holdRequests(page, SCRIPTS);
    await changeHtml(page);
    await page.locator(pressed).last().click();
    release();
    await expect(page.locator(result)).toBeVisible();
  },
);

test('what is typed while the script loads stays there, too, with focus and selection', async ({ visit }) => {
  const { page } = await visit('/contact');
  const release = await holdRequests(page, SCRIPTS);
  await changeHtml(page);
  await form(page).getByRole('checkbox').check();
  await field(form(page), 'Email').fill('dana@example.com');
  await field(form(page), 'Name').focus();
  await page.keyboard.type('Ruiz');
  await page.keyboard.press('Home');
  await page.keyboard.type('Da');
  release();
  for (const letter of 'na ') await page.keyboard.type(letter, { delay: 30 });
  await form(page).and(page.locator('[novalidate]')).waitFor();
  await page.keyboard.type('V. ');
  await expect(field(form(page), 'Name')).toHaveValue('Dana V. Ruiz');
  await expect(field(form(page), 'Email')).toHaveValue('dana@example.com');
  await expect(form(page).getByRole('checkbox')).toBeChecked();
});
