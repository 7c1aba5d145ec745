import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import {
  entered,
  field,
  fill,
  fillAndSend,
  form,
  send,
  toast,
  touch,
  VISITOR,
} from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/visitor.ts';

/** Collects the Idempotency-Keys of all messages that the page sends from now on. */
function sentKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

const setOffline = (page: Page, offline: boolean) => page.context().setOffline(offline);

test('a message that fails offline is kept through a reload and sent again with the same key', async ({
  visit,
  webhook,
}) => {
  const { page } = await visit('/contact');
  const before = webhook.requests.length;
  const keys = sentKeys(page);
  await touch(page);
  await setOffline(page, true);
  await fillAndSend(form(page));
  expect(await toast(page, 'alert')).toContain('Failed to send message');
  expect(await entered(form(page))).toEqual(VISITOR);
  await setOffline(page, false);
  await page.reload();
  await touch(page);
  expect(await entered(form(page))).toEqual(VISITOR);
  await expect(form(page).getByRole('checkbox')).toBeChecked();
  await send(form(page)).click();
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
  expect(webhook.requests.length - before).toBe(1);
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);

  // The draft is gone, and the next message has a new key.
  await page.reload();
  await touch(page);
  expect(await entered(form(page))).toEqual({ Name: '', Email: '', Phone: '', Message: '' });
  await fillAndSend(form(page));
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test('the draft is kept while reading the privacy policy', async ({ visit }) => {
  const { page } = await visit('/contact');
  await fill(form(page));
  await form(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await page.waitForURL('**/privacy');
  await page.goBack();
  await field(form(page), 'Name').focus();
  for (const [label, value] of Object.entries(VISITOR))
    await expect(field(form(page), label)).toHaveValue(value);
});

test('the form works without storage', async ({ visit }) => {
  const { page } = await visit('/contact');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.reload();
  await fillAndSend(form(page));
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
});

test('a page left open for a day sends after the first attempt failed', async ({ visit, webhook }) => {
  const { page, errors } = await visit('/contact');
  await page.clock.install();
  await page.reload();
  const keys = sentKeys(page);
  webhook.answer(500);
  await fillAndSend(form(page));
  await page.clock.runFor(1000);
  expect(await toast(page, 'alert')).toContain('Failed to send message');
  webhook.answer(200);
  await page.clock.fastForward('26:00:00');
  await field(form(page), 'Message').fill('Still copper, please.');
  await send(form(page)).click();
  await page.clock.runFor(1000);
  expect(await toast(page, 'status')).toContain('Message Sent!');
  expect(webhook.requests.at(-1)?.body).toMatchObject({ message: 'Still copper, please.' });
  // The toast closes by itself, and the next message has a new key.
  await page.clock.runFor(11_000);
  await expect(page.getByRole('status')).toHaveCount(0);
  await fillAndSend(form(page));
  await page.clock.runFor(1000);
  expect(await toast(page, 'status')).toContain('Message Sent!');
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(errors.filter((error) => !error.includes('502'))).toEqual([]);
});

test('the form works without popovers and other recent browser features', async ({ visit, webhook }) => {
  const { page, errors } = await visit('/contact');
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [HTMLElement.prototype, 'showPopover'],
      [HTMLElement.prototype, 'hidePopover'],
      [String.prototype, 'toWellFormed'],
      [AbortSignal, 'timeout'],
      [crypto.constructor.prototype as object, 'randomUUID'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  await page.reload();
  await fillAndSend(form(page));
  // Without showPopover the toast is hidden here; browsers without popovers show it.
  await expect(page.locator('[role=status]', { hasText: 'Message Sent!' })).toBeAttached();
  expect(webhook.requests.at(-1)?.body).toMatchObject({ name: VISITOR.Name });
  expect(errors).toEqual([]);
});

describe('the form works when its script', () => {
  test('loads late', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    webhook.answer(200);
    const release = await holdRequests(page, '**/_astro/*.js');
    await fillAndSend(form(page));
    release();
    await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
    expect(webhook.requests.at(-1)?.body).toMatchObject({ name: VISITOR.Name });
  });

  for (const [what, files, answer] of [
    ['never loads', /\/_astro\/.*\.js$/, 'hang'],
    ['cannot be fetched', /\/_astro\/.*\.js$/, 'abort'],
    ['loads without React', /\/_astro\/client\..*\.js$/, 'abort'],
    ['is missing after a deploy', /\/_astro\/ContactForm\..*\.js$/, 404],
    ['throws when it loads', /\/_astro\/ContactForm\..*\.js$/, 'throw new Error("broken")'],
    [
      'throws when it renders the form',
      /\/_astro\/ContactForm\..*\.js$/,
      'export default function Broken() { throw new Error("broken") }',
    ],
  ] as const)
    test(what, async ({ visit, webhook }) => {
      const { page } = await visit('/contact');
      webhook.answer(200);
      const before = webhook.requests.length;
      await page.clock.install();
      await page.route(files, async (route) => {
        if (answer === 'abort') await route.abort();
        else if (answer === 404) await route.fulfill({ status: 404, body: 'Not found' });
        else if (answer !== 'hang') await route.fulfill({ contentType: 'text/javascript', body: answer });
      });
      await page.reload();
      await fillAndSend(form(page));
      if (answer === 'hang') await page.clock.fastForward(10_000);
      await expect(page).toHaveURL('/contact#sent');
      await expect(page.getByText('Message Sent!')).toBeVisible();
      expect(webhook.requests.slice(before).map(({ body }) => body)).toMatchObject([
        { name: VISITOR.Name, email: VISITOR.Email, message: VISITOR.Message, agreementChecked: true },
      ]);
    });

  test('throws later, when it renders the error summary', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    webhook.answer(200);
    await page.route(/\/_astro\/ContactForm\..*\.js$/, async (route) => {
      const answer = await route.fetch();
      const script = await answer.text();
      await route.fulfill({
        response: answer,
        body: script.replace('Not sent yet. ${', 'Not sent yet. ${window.nothing.at.all}${'),
      });
    });
    await touch(page);
    await fill(form(page), { Name: VISITOR.Name, Message: VISITOR.Message });
    await send(form(page)).click();
    await form(page).and(page.locator(':not([novalidate])')).waitFor();
    expect(await entered(form(page))).toEqual({ ...VISITOR, Email: '', Phone: '' });
    await fillAndSend(form(page));
    await expect(page).toHaveURL('/contact#sent');
    expect(webhook.requests.at(-1)?.body).toMatchObject({ name: VISITOR.Name, message: VISITOR.Message });
  });
});
