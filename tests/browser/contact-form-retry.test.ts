import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import { entered, field, fillAndSend, form, send, toast, touch, VISITOR } from '../support/contact-page.ts';
import { expect, test } from '../support/visitor.ts';
import { type Webhook } from '../support/webhook.ts';

/** Collects the Idempotency-Keys of all messages that the page sends from now on. */
function sentKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

const setOffline = (page: Page, offline: boolean) => page.context().setOffline(offline);

const sent = (page: Page) => page.getByRole('status').getByText('Message Sent!');

describe('a message that failed offline', () => {
  /** Tries to send a message without a network. */
  async function failOffline(page: Page): Promise<void> {
    await touch(page);
    await setOffline(page, true);
    await fillAndSend(form(page));
    await toast(page, 'alert');
    await setOffline(page, false);
  }

  test('stays in the form', async ({ visit }) => {
    const { page } = await visit('/contact');
    await failOffline(page);
    expect(await entered(form(page))).toEqual(VISITOR);
  });

  test('stays in the form through a reload', async ({ visit }) => {
    const { page } = await visit('/contact');
    await failOffline(page);
    await page.reload();
    await touch(page);
    expect(await entered(form(page))).toEqual(VISITOR);
  });

  test('keeps its agreement through a reload', async ({ visit }) => {
    const { page } = await visit('/contact');
    await failOffline(page);
    await page.reload();
    await touch(page);
    await expect(form(page).getByRole('checkbox')).toBeChecked();
  });

  test('is sent again with the same key after a reload', async ({ visit }) => {
    const { page } = await visit('/contact');
    const keys = sentKeys(page);
    await failOffline(page);
    await page.reload();
    await touch(page);
    await send(form(page)).click();
    await sent(page).waitFor();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('arrives once', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    const before = webhook.requests.length;
    await failOffline(page);
    await send(form(page)).click();
    await sent(page).waitFor();
    expect(webhook.requests.slice(before)).toHaveLength(1);
  });
});

describe('after a message was sent', () => {
  test('a reload finds no draft', async ({ visit }) => {
    const { page } = await visit('/contact');
    await fillAndSend(form(page));
    await sent(page).waitFor();
    await page.reload();
    await touch(page);
    expect(await entered(form(page))).toEqual({ Name: '', Email: '', Phone: '', Message: '' });
  });

  test('the next one has another key', async ({ visit }) => {
    const { page } = await visit('/contact');
    const keys = sentKeys(page);
    for (const count of [1, 2]) {
      await fillAndSend(form(page));
      await expect.poll(() => keys.length).toBe(count);
      await sent(page).waitFor();
      await page.reload();
    }
    expect(keys[1]).not.toBe(keys[0]);
  });
});

describe('a page left open for a day after a failed attempt', () => {
  /** Fails to send a message, waits for a day and sends it again with another text. */
  async function sendLater(page: Page, webhook: Webhook): Promise<void> {
    await page.clock.install();
    await page.reload();
    webhook.answer(500);
    await fillAndSend(form(page));
    await page.clock.runFor(1000);
    await toast(page, 'alert');
    webhook.answer(200);
    await page.clock.fastForward('26:00:00');
    await field(form(page), 'Message').fill('Still copper, please.');
    await send(form(page)).click();
    await page.clock.runFor(1000);
    await toast(page, 'status');
  }

  test('sends the message as it is now', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    await sendLater(page, webhook);
    expect(webhook.requests.at(-1)?.body).toMatchObject({ message: 'Still copper, please.' });
  });

  test('sends it with the same key', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    const keys = sentKeys(page);
    await sendLater(page, webhook);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('closes the confirmation by itself', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    await sendLater(page, webhook);
    await page.clock.runFor(11_000);
    await expect(page.getByRole('status')).toHaveCount(0);
  });
});
