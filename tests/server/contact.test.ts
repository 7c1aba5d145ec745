/** What `POST /api/contact` takes and answers. A message is delivered once, never lost, never kept from the owner. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showLead } from '../../server/admin/queries.ts';
import { StoreUnavailable } from '../../server/leads/store.ts';
import { Agreement } from '../../site/features/contact-form/Agreement.tsx';
import { type RunningApp, startApp } from '../support/app.ts';
import { FILLED, postBody, postForm, postJson, resultOf } from '../support/contact-form.ts';
import { expectTranscript } from '../support/expected-text.ts';
import { sendRequest } from '../support/http.ts';
import { newLead } from '../support/leads.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

const KEY = 'top-secret-key';
let webhook: Webhook;
let app: RunningApp;
beforeEach(async () => {
  webhook = await startWebhook();
  const env = { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_WEBHOOK_KEY: KEY };
  app = await startApp({ env: { ...env, CONTACT_WEBHOOK_TIMEOUT_MS: '1500' } });
  return async () => {
    await app[Symbol.asyncDispose]();
    await webhook.close();
  };
});

const status = async (key: string, changes = {}, to = app) =>
  (await postJson(to.url, changes, { 'idempotency-key': key })).status;
const delivered = () => webhook.requests.filter(({ answered }) => answered === 200);
const marks = async (to = app) =>
  (await to.store.query<{ suspicion: string | null }>('SELECT suspicion FROM leads ORDER BY id')).map(
    ({ suspicion }) => suspicion,
  );

describe('a valid message', () => {
  it('reaches the webhook with its six keys, the API key and its own id', async () => {
    const { status, text, headers: answered } = await postJson(app.url);
    expect([status, text, answered['cache-control']]).toEqual([200, '{"ok":true}', 'no-store']);
    const headers = { 'content-type': 'application/json', 'user-agent': 'contact-form', 'x-api-key': KEY };
    expect(webhook.requests).toMatchObject([{ method: 'POST', headers }]);
    expect(webhook.requests[0]?.body).toEqual(FILLED);
    expect(webhook.requests[0]?.headers['idempotency-key']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/,
    );
  });

  it('carries the domain of the site, may have no words, and is new each time without an Idempotency-Key', async () => {
    for (const domain of ['https://WWW.other.example/', undefined]) await postJson(app.url, { domain });
    await postJson(app.url, { message: undefined });
    expect(webhook.requests.map(({ body }) => body)).toEqual([FILLED, FILLED, { ...FILLED, message: '' }]);
    expect(new Set(webhook.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
  });

  it('is answered with 200 when no webhook is set, also when one was set at first', async () => {
    await using alone = await startApp();
    const sameOrigin = { origin: alone.url };
    expect(await resultOf(postJson(alone.url, {}, sameOrigin))).toEqual([200, { ok: true }]);
    const key = randomUUID();
    const { id } = await alone.store.addLead(newLead({}, { key, channels: ['webhook'] }));
    expect((await postJson(alone.url, {}, { 'idempotency-key': key })).status).toBe(200);
    expect(await alone.store.deliveryStatus(id, 'webhook')).toMatchObject({ state: 'pending' });
    expect(await alone.store.query('SELECT id FROM leads')).toHaveLength(2);
  });
});

describe('an invalid message', () => {
  it('is refused with an error at each field', async () => {
    const { status, text } = await postJson(app.url, { email: 'x', agreementChecked: false, role: 'admin' });
    expect([status, text]).toEqual([422, expect.stringMatching(/"email":".*"agreementChecked":".*"role":"/)]);
    expect(webhook.requests).toEqual([]);
  });

  it('is refused when it is no form, too large, of another type or compressed', async () => {
    const refused = { ok: false, error: expect.any(String) as string };
    for (const body of ['', '{', 'null', '{"__proto__":{"x":1}}'])
      expect(await resultOf(postBody(app.url, body)), body).toEqual([400, refused]);
    expect((await postJson(app.url, { message: 'x'.repeat(64 * 1024) })).status).toBe(413);
    for (const [name, value, status] of [
      ['content-type', 'text/plain', 415],
      ['content-encoding', 'gzip', 415],
      ['idempotency-key', '1', 400],
    ] as const)
      expect(await resultOf(postJson(app.url, {}, { [name]: value }))).toEqual([status, refused]);
    const { status, headers } = await sendRequest(app.url, '/api/contact');
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });
});

it('takes no requests of other sites', () =>
  expectTranscript('cross-site-requests', async (headers) =>
    String((await postJson(app.url, {}, JSON.parse(headers) as object)).status),
  ));

it.each<[changes: Record<string, unknown>, target: string, headers?: object, answer?: number]>([
  [{}, '/contact#sent'],
  [{ agreementChecked: 'true' }, '/contact#sent'],
  [{ agreementChecked: undefined }, '/contact#agreement-required'],
  [{ email: 'dana', agreementChecked: undefined }, '/contact#check-fields'],
  [{ role: 'admin' }, '/contact#check-fields'],
  [{ message: 'x'.repeat(70_000) }, '/contact#failed'],
  [{}, '/contact#failed', { 'sec-fetch-site': 'cross-site' }],
  [{}, '/contact#failed', {}, 500],
])(
  'form-encoded message %# is redirected to the page that shows the outcome',
  async (changes, target, headers = {}, answer = 200) => {
    webhook.answer(answer);
    const redirect = await postForm(app.url, changes, headers);
    expect([redirect.status, redirect.headers.location]).toEqual([303, target]);
    if (target.endsWith('sent')) expect(webhook.requests.at(-1)?.body).toEqual(FILLED);
  },
);

describe('a message with a key', () => {
  it('is delivered once, however often it is sent', async () => {
    webhook.answer(() => setTimeout(150, 200));
    const key = randomUUID();
    const statuses = await Promise.all(Array.from({ length: 10 }, () => status(key)));
    expect(statuses).toEqual(Array(10).fill(200));
    expect(await status(key.toUpperCase())).toBe(200);
    expect(webhook.requests).toHaveLength(1);
  });

  it.each([500, 410])('is tried at once when it is sent again after a %i', async (first) => {
    await using slow = await startApp({
      env: { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_FIRST_RETRY_MS: '600000' },
    });
    webhook.answer((count) => (count === 1 ? first : 200));
    const key = randomUUID();
    expect([await status(key, {}, slow), await status(key, {}, slow)]).toEqual([502, 200]);
    expect(new Set(webhook.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});

describe('a stored message', () => {
  it('is answered as stored when its outcome cannot be read', async () => {
    vi.spyOn(app.store, 'deliveryStatus').mockRejectedValueOnce(new StoreUnavailable('broken'));
    expect(await resultOf(postJson(app.url))).toEqual([502, { ok: false, stored: true }]);
    await expect.poll(delivered).toHaveLength(1);
  });

  it('is tried again by a start with other settings of the webhook after it was given up', async () => {
    const DATA_DIR = temporaryFolder();
    const start = (changes = {}) =>
      startApp({
        env: { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_WEBHOOK_KEY: 'old', DATA_DIR, ...changes },
      });
    webhook.answer(410);
    const before = await start();
    expect((await postJson(before.url)).status).toBe(502);
    await before[Symbol.asyncDispose]();
    let changes = {};
    for (const [change, attempts] of [
      [{}, 1],
      [{ CONTACT_WEBHOOK_KEY: 'new' }, 2],
      [{ CONTACT_WEBHOOK_KEY_HEADER: 'x-key' }, 3],
      [{ CONTACT_WEBHOOK_URL: `${webhook.url}?moved` }, 4],
    ] as const) {
      changes = { ...changes, ...change };
      const restarted = await start(changes);
      await expect.poll(() => webhook.requests).toHaveLength(attempts);
      await restarted[Symbol.asyncDispose]();
      expect(webhook.requests).toHaveLength(attempts);
    }
  });

  it('is not one when the store fails', async () => {
    vi.spyOn(app.store, 'addLead').mockRejectedValueOnce(new StoreUnavailable('full'));
    expect(await resultOf(postJson(app.url))).toEqual([503, { ok: false, stored: false }]);
    vi.spyOn(app.store, 'addLead').mockRejectedValue(new Error('secret'));
    const error = 'Something went wrong on our side.';
    expect(await resultOf(postJson(app.url))).toEqual([500, { ok: false, error }]);
  });
});

describe('suspected spam', () => {
  it('is delivered and marked', async () => {
    await expectTranscript('suspicions', async (changes) => {
      expect((await postJson(app.url, JSON.parse(changes) as Partial<typeof FILLED>)).status).toBe(200);
      return (await marks()).at(-1) ?? 'no mark';
    });
    expect(delivered()).toHaveLength((await marks()).length);
  });
});

describe('the rate limit', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const limited = (limit: string) =>
    startApp({ env: { CONTACT_RATE_LIMIT: limit, TRUST_PROXY: '127.0.0.1' } });

  it('answers 429 with Retry-After, counting valid messages only, and no header that nobody vouches for', async () => {
    await using salon = await startApp({ env: { CONTACT_RATE_LIMIT: '2' } });
    for (let i = 0; i < 3; i += 1) expect((await postJson(salon.url, { email: 'x' })).status).toBe(422);
    for (let i = 0; i < 2; i += 1)
      expect((await postJson(salon.url, {}, from(`198.51.100.${i}`))).status).toBe(200);
    const refused = await postJson(salon.url, {}, from('198.51.100.3'));
    expect(refused.status).toBe(429);
    expect(Math.ceil(Number(refused.headers['retry-after']) / 60)).toBe(10);
  });

  it('counts by the address from a trusted proxy, IPv6 by network', async () => {
    await using salon = await limited('1');
    for (const [address, expected] of [
      ['198.51.100.1', 200],
      ['::ffff:198.51.100.2', 200],
      ['203.0.113.9, 198.51.100.1:4711', 429],
      ['2001:db8:1:2::1', 200],
      ['[2001:db8:1:2:ffff::9]:4711', 429],
      ['2001:db8:1:3::1', 200],
    ] as const)
      expect((await postJson(salon.url, {}, from(address))).status, address).toBe(expected);
    const seen = await salon.store.query('SELECT address FROM consent_clients');
    expect(seen).toContainEqual({ address: '198.51.100.2' });
  });

  it('refuses nobody because of what others send, and marks what goes beyond 50 times the limit', async () => {
    await using salon = await limited('1');
    for (let i = 0; i < 60; i += 1) await postJson(salon.url, { remarks: 'x' }, from(`198.51.100.${i}`));
    for (let i = 0; i < 51; i += 1)
      expect((await postJson(salon.url, {}, from(`203.0.113.${i}`))).status).toBe(200);
    const flood = 'unusually many messages came at that time';
    expect((await marks(salon)).slice(-51)).toEqual([...Array<null>(50).fill(null), flood]);
  });
});

describe('the record of consent', () => {
  const consentOf = async (to: RunningApp) => {
    const [lead] = await to.store.query<{ id: string }>('SELECT id FROM leads');
    return (await showLead(to.store, lead?.id ?? ''))?.consents[0];
  };

  it('has the words that the page showed, also after the salon was renamed', async () => {
    const DATA_DIR = temporaryFolder();
    const start = (salonName: string) => startApp({ env: { DATA_DIR }, salonName });
    await (await start('Old & Name'))[Symbol.asyncDispose]();
    const shown = { id: 'agreement', salonName: 'Old & Name', error: undefined, readOnly: false };
    const page = load(renderToStaticMarkup(createElement(Agreement, shown)));
    const { name = '', value = '' } = page('input[type=hidden]').attr() ?? {};
    await using renamed = await start('New Name');
    await postForm(renamed.url, { [name]: value });
    const text = page('label').text();
    expect(text).toContain('Old & Name');
    expect(await consentOf(renamed)).toMatchObject({ text, page: '' });
  });

  it('has no words that nobody knows', async () => {
    const headers = { referer: 'https://x.example/contact?a=b', 'user-agent': 'Browser' };
    await postJson(app.url, { agreementVersion: '01234567' }, headers);
    const expected = { text: null, textVersion: '01234567', page: '/contact', userAgent: 'Browser' };
    expect(await consentOf(app)).toMatchObject({ ...expected, clientAddress: '127.0.0.1' });
    await app.store.query('DELETE FROM consent_clients');
    expect(await consentOf(app)).toMatchObject({ ...expected, clientAddress: null, userAgent: null });
  });
});

it('the longest message is taken in the longest writing, form-encoded and as escaped JSON', async () => {
  const message = '💇'.repeat(5000);
  expect((await postForm(app.url, { message })).headers.location).toBe('/contact#sent');
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16)}`;
  const body = JSON.stringify({ ...FILLED, message }).replace(/[^\x20-\x7e]/g, escape);
  expect((await postBody(app.url, body)).status).toBe(200);
  expect(webhook.requests.map(({ body }) => (body as typeof FILLED).message)).toEqual([message, message]);
});
