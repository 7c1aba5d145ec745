import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { entered, field, fill, fillAndSend, form, send, touch, VISITOR } from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/visitor.ts';

const SCRIPTS = '**/_astro/*.js';
const EMPTY = { Name: '', Email: '', Phone: '', Message: '' };

/** Leaves a half-written message behind and opens the contact page again. */
async function returnToDraft(page: Page): Promise<() => void> {
  await touch(page);
  await fill(form(page), { Name: 'Zoe Draft', Email: 'zoe@example.com' });
  await page.goto('/about');
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/contact');
  return release;
}

describe('the draft of a message', () => {
  test('is in the form before its script', async ({ visit }) => {
    const { page } = await visit('/contact');
    await returnToDraft(page);
    expect(await entered(form(page))).toEqual({ ...EMPTY, Name: 'Zoe Draft', Email: 'zoe@example.com' });
  });

  test('does not change what was typed before the script came', async ({ visit }) => {
    const { page } = await visit('/contact');
    const release = await returnToDraft(page);
    await fill(form(page), { Name: 'Anna', Email: '' });
    release();
    await form(page).and(page.locator('[novalidate]')).waitFor();
    expect(await entered(form(page))).toEqual({ ...EMPTY, Name: 'Anna' });
  });

  test('is back in the form when sending fails without the script', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    webhook.answer(500);
    await page.route(SCRIPTS, (route) => route.abort());
    await fillAndSend(form(page));
    await page.waitForURL('**/contact#failed');
    await expect(page.locator('#failed')).toBeVisible();
    expect(await entered(form(page))).toEqual(VISITOR);
    await expect(form(page).getByRole('checkbox')).toBeChecked();
    // Back is not needed to find the words again.
    await expect(page.locator('#failed').getByText('Go back in your browser')).toBeHidden();
    webhook.answer(200);
    await send(form(page)).click();
    await page.waitForURL('**/contact#sent');
    expect(await entered(form(page))).toEqual(EMPTY);
  });

  test('is kept by Back when sending fails without JavaScript', async ({ visit, webhook }) => {
    const { page } = await visit('/contact', { javaScriptEnabled: false });
    webhook.answer(500);
    await fillAndSend(form(page));
    await page.waitForURL('**/contact#failed');
    await expect(page.locator('#failed')).toContainText('Go back in your browser');
    await page.goBack();
    expect(await entered(form(page))).toEqual(VISITOR);
    webhook.answer(200);
  });
});

test('fields cannot be changed while the message is being sent', async ({ visit, webhook }) => {
  const { page } = await visit('/contact');
  const release = await holdRequests(page, '**/api/contact');
  const before = webhook.requests.length;
  await touch(page);
  await fillAndSend(form(page));
  await form(page).getByRole('button', { name: 'Sending...' }).waitFor();
  await field(form(page), 'Message').focus();
  await page.keyboard.type(' And a trim.');
  expect(await entered(form(page))).toEqual(VISITOR);
  await form(page).getByRole('checkbox').press('Space');
  await expect(form(page).getByRole('checkbox')).toBeChecked();
  release();
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
  expect(webhook.requests.slice(before)).toMatchObject([{ body: { message: VISITOR.Message } }]);
  await fill(form(page));
  expect(await entered(form(page))).toEqual(VISITOR);
});
