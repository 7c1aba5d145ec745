/** What `POST /api/contact` takes, refuses and answers. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { FILLED, postBody, postForm, postJson, resultOf } from '../support/contact-form.ts';
import { expectTranscript } from '../support/expected-text.ts';
import { sendRequest } from '../support/http.ts';
import { newLead } from '../support/leads.ts';
import { startWebhook } from '../support/webhook.ts';

const KEY = 'top-secret-key';
const webhook = await startWebhook();
const app = await startApp({
  env: { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_WEBHOOK_KEY: KEY, CONTACT_FIRST_RETRY_MS: '600000' },
});
/** The number of requests to the webhook before a test. */
let earlier: number;
beforeEach(() => {
  webhook.answer(200);
  earlier = webhook.requests.length;
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await webhook.close();
});

const delivered = () => webhook.requests.slice(earlier);

describe('a valid message', () => {
  it('reaches the webhook with its six keys, the API key and its own id', async () => {
    const { status, text, headers: answered } = await postJson(app.url);
    expect([status, text, answered['cache-control']]).toEqual([200, '{"ok":true}', 'no-store']);
    const headers = { 'content-type': 'application/json', 'user-agent': 'contact-form', 'x-api-key': KEY };
    expect(delivered()).toMatchObject([{ method: 'POST', headers }]);
    expect(delivered()[0]?.body).toEqual(FILLED);
    expect(delivered()[0]?.headers['idempotency-key']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/,
    );
  });

  it('carries the domain of the site, may have no words, and is new each time without an Idempotency-Key', async () => {
    for (const domain of ['https://WWW.other.example/', undefined]) await postJson(app.url, { domain });
    await postJson(app.url, { message: undefined });
    expect(delivered().map(({ body }) => body)).toEqual([FILLED, FILLED, { ...FILLED, message: '' }]);
    expect(new Set(delivered().map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
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
    expect(delivered()).toEqual([]);
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
