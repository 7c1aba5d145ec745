import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app.ts';
import { FILLED, postJson } from '../support/contact-form.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

let webhook: Webhook;
let app: RunningApp;
beforeEach(async () => {
  webhook = await startWebhook();
  app = await startApp({
    env: { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_WEBHOOK_TIMEOUT_MS: '1500' },
    schedule: { firstMs: 60_000, maxMs: 60_000, giveUpAfterMs: 600_000 },
  });
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await webhook.close();
});

const status = async (key: string, changes = {}) =>
  (await postJson(app.url, changes, { 'idempotency-key': key })).status;
const ids = () => webhook.requests.map((request) => request.headers['idempotency-key']);

it('does not deliver the same message twice', async () => {
  const key = randomUUID();
  expect([await status(key), await status(key), await status(key.toUpperCase())]).toEqual([200, 200, 200]);
  expect(webhook.requests).toHaveLength(1);
});

it('tries a failed message again under the same id when it is sent again', async () => {
  webhook.answer((_request, count) => (count === 1 ? 500 : 200));
  const key = randomUUID();
  expect([await status(key), await status(key), await status(key)]).toEqual([502, 200, 200]);
  expect(webhook.requests).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
});

it('delivers simultaneous requests with the same message once', async () => {
  webhook.answer({ status: 200, delayMs: 150 });
  const key = randomUUID();
  const statuses = await Promise.all(Array.from({ length: 10 }, () => status(key)));
  expect(statuses).toEqual(Array(10).fill(200));
  expect(webhook.requests).toHaveLength(1);
});

it('delivers a correction of a refused message under the same id', async () => {
  webhook.answer((_request, count) => (count === 1 ? 500 : 200));
  const key = randomUUID();
  expect([await status(key), await status(key, { email: 'new@example.com' })]).toEqual([502, 200]);
  expect(webhook.requests[1]?.body).toEqual({ ...FILLED, email: 'new@example.com' });
  expect(new Set(ids()).size).toBe(1);
});

it('delivers a correction under a new id when the first message may have arrived', async () => {
  webhook.answer((_request, count) => (count === 1 ? 'hang' : 200));
  const key = randomUUID();
  expect([await status(key), await status(key, { email: 'new@example.com' })]).toEqual([502, 200]);
  expect(new Set(ids()).size).toBe(2);
});

it('delivers another message after a delivered one under a new id', async () => {
  const key = randomUUID();
  expect([await status(key), await status(key, { message: 'One more thing.' })]).toEqual([200, 200]);
  expect(new Set(ids()).size).toBe(2);
});

it('answers suspected spam with 200 without delivering it', async () => {
  const links = 'https://a.example '.repeat(4);
  for (const change of [
    { remarks: 'x' },
    { message: links },
    { message: '[url=https://a.example]a[/url]' },
  ]) {
    expect(await status(randomUUID(), change)).toBe(200);
  }
  expect(await status(randomUUID(), { remarks: '', message: 'https://a.example' })).toBe(200);
  expect(webhook.requests.map((request) => request.body)).toEqual([
    { ...FILLED, message: 'https://a.example' },
  ]);
});
