import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { entered, field, fill, fillAndSend, form, send, touch, VISITOR } from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/visitor.ts';

const sent = (page: Page) => page.getByRole('status').getByText('Message Sent!');

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
  await expect(sent(page)).toBeVisible();
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
    await expect(sent(page)).toBeVisible();
    expect(webhook.requests.at(-1)?.body).toMatchObject({ name: VISITOR.Name });
  });

  for (const [what, files, answer] of [
    ['never loads', /\/_astro\/.*\.js/, 'hang'],
    ['cannot be fetched', /\/_astro\/.*\.js/, 'abort'],
    ['loads without React', /\/_astro\/client\./, 'abort'],
    ['is missing after a deploy', /\/_astro\/ContactForm\./, 404],
    ['throws when it loads', /\/_astro\/ContactForm\./, 'throw new Error("broken")'],
    [
      'throws when it renders the form',
      /\/_astro\/ContactForm\..*\.js/,
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
    await page.route(/\/_astro\/ContactForm\..*\.js/, async (route) => {
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
