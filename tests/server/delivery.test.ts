import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../server/contact/store.ts';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { postForm, postJson } from '../support/contact-form.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

let folder: string;
let store: SqliteStore;
let webhook: Webhook;
let app: RunningApp;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  store = new SqliteStore(folder);
  webhook = await startWebhook();
  app = await startApp({
    store,
    env: { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_WEBHOOK_TIMEOUT_MS: '1500' },
  });
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await webhook.close();
  await rm(folder, { recursive: true });
});
const states = async () =>
  (await store.sql.all<{ state: string }>('SELECT state FROM leads')).map((row) => row.state);

it('delivers once although the outcome cannot be stored at first', async () => {
  const settle = vi.spyOn(store, 'settle').mockRejectedValueOnce(new StoreUnavailable('full'));
  expect((await postJson(app.url)).status).toBe(200);
  expect(await states()).toEqual(['pending']);
  await expect.poll(states, { timeout: 10_000 }).toEqual(['delivered']);
  expect(settle.mock.calls.length).toBe(2);
  expect(webhook.requests).toHaveLength(1);
});

it('answers 502 when a stored lead cannot be tried immediately', async () => {
  const headers = { 'idempotency-key': '0190aaaa-0000-7000-8000-000000000001' };
  webhook.answer(500);
  expect((await postJson(app.url, {}, headers)).status).toBe(502);
  vi.spyOn(store, 'claim').mockRejectedValueOnce(new Error('broken'));
  webhook.answer(200);
  const again = await postJson(app.url, {}, headers);
  expect([again.status, JSON.parse(again.text)]).toEqual([502, { ok: false, stored: true }]);
  await expect.poll(states, { timeout: 10_000 }).toEqual(['delivered']);
});

it('limits the deliveries in progress', { timeout: 20_000 }, async () => {
  let [open, most] = [0, 0];
  webhook.answer(() => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => (open -= 1), 200);
    return { status: 200, delayMs: 200 };
  });
  const answers = await Promise.all(Array.from({ length: 120 }, () => postJson(app.url)));
  expect(answers.every(({ status }) => status === 200 || status === 502)).toBe(true);
  // Tolerance for requests whose response is in flight when the next one starts.
  expect(most).toBeLessThanOrEqual(56 + 8);
  await expect.poll(async () => new Set(await states()), { timeout: 15_000 }).toEqual(new Set(['delivered']));
});

it('answers 200 for a lead that another attempt delivers meanwhile', async () => {
  const headers = { 'idempotency-key': '0190aaaa-0000-7000-8000-000000000002' };
  webhook.answer(500);
  await postJson(app.url, {}, headers);
  const claim = vi.spyOn(store, 'claim').mockResolvedValueOnce('busy').mockResolvedValueOnce('delivered');
  expect((await postJson(app.url, {}, headers)).status).toBe(200);
  expect(claim).toHaveBeenCalledTimes(2);
});

it('keeps a lead pending when the server stops before its outcome is stored', async () => {
  const stopping = await startApp({
    store: new SqliteStore(path.join(folder, 'stopping')),
    env: { CONTACT_WEBHOOK_URL: webhook.url },
  });
  vi.spyOn(stopping.store, 'settle').mockRejectedValue(new StoreUnavailable('full'));
  await postJson(stopping.url);
  await stopping[Symbol.asyncDispose]();
  const reopened = new SqliteStore(path.join(folder, 'stopping'));
  expect(await reopened.sql.all('SELECT state FROM leads')).toEqual([{ state: 'pending' }]);
  await reopened.close();
});

it('answers 500 without details when the store fails unexpectedly', async () => {
  vi.spyOn(store, 'accept').mockRejectedValue(new Error('secret'));
  const { status, text } = await postJson(app.url);
  expect(status).toBe(500);
  expect(text).toBe('{"ok":false,"error":"Something went wrong on our side."}');
  expect((await postForm(app.url)).headers.location).toBe('/contact#failed');
});
