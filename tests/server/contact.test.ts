import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app.ts';
import { FILLED, postForm, postJson } from '../support/contact-form.ts';
import { sendRequest } from '../support/http.ts';
import { startWebhook, type Webhook, type WebhookAnswer } from '../support/webhook.ts';

const KEY = 'top-secret-key';
let webhook: Webhook;
let app: RunningApp;
beforeEach(async () => {
  webhook = await startWebhook();
  app = await startApp({
    env: { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_WEBHOOK_KEY: KEY, CONTACT_WEBHOOK_TIMEOUT_MS: '1500' },
  });
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await webhook.close();
});

const result = async (answer: ReturnType<typeof postJson>) => {
  const { status, text } = await answer;
  return [status, JSON.parse(text) as unknown];
};
const raw = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  sendRequest(app.url, '/api/contact', { method: 'POST', headers, body });

describe('a valid message', () => {
  it('reaches the webhook with its six keys, the API key and its own id', async () => {
    expect(await result(postJson(app.url))).toEqual([200, { ok: true }]);
    expect(webhook.requests).toHaveLength(1);
    const [request] = webhook.requests;
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toBe('application/json');
    expect(request?.headers['x-api-key']).toBe(KEY);
    expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
    expect(request?.body).toEqual(FILLED);
  });

  it('carries the domain of the site, not of the form', async () => {
    for (const domain of ['https://WWW.other.example/', undefined]) {
      expect((await postJson(app.url, { domain })).status).toBe(200);
    }
    expect(webhook.requests.map((request) => request.body)).toEqual([FILLED, FILLED]);
  });

  it('may have an empty message field', async () => {
    expect((await postJson(app.url, { message: undefined })).status).toBe(200);
    expect(webhook.requests[0]?.body).toEqual({ ...FILLED, message: '' });
  });

  it('without an Idempotency-Key is a new lead each time', async () => {
    await postJson(app.url);
    await postJson(app.url);
    expect(new Set(webhook.requests.map((request) => request.headers['idempotency-key'])).size).toBe(2);
  });

  it('is answered with 200 when no webhook is set', async () => {
    await using alone = await startApp();
    expect(await result(postJson(alone.url))).toEqual([200, { ok: true }]);
  });
});

describe('a webhook that fails', () => {
  const failures: WebhookAnswer[] = [
    404,
    500,
    301,
    410,
    429,
    'hang',
    'reset',
    { status: 200, delayMs: 2000 },
  ];
  it.each(failures)('(%j) leaves the message stored', async (failure) => {
    webhook.answer(failure);
    expect(await result(postJson(app.url))).toEqual([502, { ok: false, stored: true }]);
  });

  it('(refused connections) leaves the message stored', async () => {
    await webhook.refuse();
    expect(await result(postJson(app.url))).toEqual([502, { ok: false, stored: true }]);
    await webhook.resume();
    await webhook.waitFor(1);
  });

  it('gets the message again under the same id until it accepts it', async () => {
    webhook.answer((_request, count) => (count < 3 ? 503 : 200));
    await postJson(app.url);
    await webhook.waitFor(3);
    const ids = webhook.requests.map((request) => request.headers['idempotency-key']);
    expect(new Set(ids).size).toBe(1);
  });

  it('is not followed to the target of a redirect', async () => {
    await using elsewhere = await startWebhook();
    webhook.answer({ status: 307, headers: { location: elsewhere.url } });
    expect((await postJson(app.url)).status).toBe(502);
    expect(elsewhere.requests).toHaveLength(0);
  });

  it.each(['drip', 'flood'] as const)(
    'that never ends its answer (%s) does not delay the visitor',
    async (answer) => {
      webhook.answer(answer);
      expect((await postJson(app.url)).status).toBe(200);
    },
  );
});

describe('an invalid message', () => {
  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'dana' }, 'email'],
    [{ phone: 'soon' }, 'phone'],
    [{ phone: undefined }, 'phone'],
    [{ message: 7 }, 'message'],
    [{ domain: 'not a domain' }, 'domain'],
    [{ agreementChecked: false }, 'agreementChecked'],
    [{ agreementChecked: 'on' }, 'agreementChecked'],
    [{ role: 'admin' }, 'role'],
  ])('%j is refused with an error at the field', async (changes, field) => {
    const [status, body] = await result(postJson(app.url, changes));
    expect(status).toBe(422);
    expect(body).toEqual({ ok: false, fields: { [field]: expect.any(String) as string } });
    expect(webhook.requests).toHaveLength(0);
  });

  it.each(['', '{', '[]', 'null', '"x"', '7', '{"__proto__":{"x":1}}'])(
    'with the body %s is answered with 400',
    async (body) => {
      const answer = await raw(body);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toEqual({ ok: false, error: expect.any(String) as string });
    },
  );

  it('is refused above 64 KB', async () => {
    expect((await postJson(app.url, { message: 'x'.repeat(64 * 1024) })).status).toBe(413);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp'])(
    'is refused as %s',
    async (type) => {
      expect((await raw('{}', { 'content-type': type })).status).toBe(415);
    },
  );

  it.each([
    ['gzip', 415],
    ['br', 415],
    ['identity', 200],
  ])('with Content-Encoding %s is answered %i', async (encoding, status) => {
    expect((await postJson(app.url, {}, { 'content-encoding': encoding })).status).toBe(status);
  });

  it('is refused when its Idempotency-Key is not a UUID', async () => {
    expect((await postJson(app.url, {}, { 'idempotency-key': '1' })).status).toBe(400);
  });

  it('is refused with another method than POST', async () => {
    const { status, headers } = await sendRequest(app.url, '/api/contact');
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });
});

describe('a request from another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://anything.example' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://www.salon.example' }, 200],
    [{ origin: 'https://salon.example.evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www-salon-example.translate.goog' }, 200],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil-example.translate.goog' }, 403],
    [{}, 200],
  ])('%j is answered %i', async (headers, status) => {
    expect((await postJson(app.url, {}, headers as Record<string, string>)).status).toBe(status);
  });

  it('is not one from the address of the server itself', async () => {
    expect((await postJson(app.url, {}, { origin: app.url })).status).toBe(200);
  });
});

describe('a form-encoded message', () => {
  it.each([
    [{}, '/contact#sent'],
    [{ agreementChecked: 'true' }, '/contact#sent'],
    [{ agreementChecked: undefined }, '/contact#agreement-required'],
    [{ email: 'dana' }, '/contact#check-fields'],
    [{ email: 'dana', agreementChecked: undefined }, '/contact#check-fields'],
    [{ role: 'admin' }, '/contact#check-fields'],
    [{ message: 'x'.repeat(70_000) }, '/contact#failed'],
  ])('with %j is redirected to %s', async (changes, target) => {
    const { status, headers } = await postForm(app.url, changes);
    expect([status, headers.location]).toEqual([303, target]);
  });

  it('reaches the webhook with the same six keys', async () => {
    await postForm(app.url, { message: 'Copper for the fall?\r\nAny Tuesday.' });
    expect(webhook.requests[0]?.body).toEqual(FILLED);
  });

  it('is redirected to #failed when the webhook fails', async () => {
    webhook.answer(500);
    expect((await postForm(app.url)).headers.location).toBe('/contact#failed');
  });

  it('is redirected to #failed when it comes from another site', async () => {
    const { headers } = await postForm(app.url, {}, { 'sec-fetch-site': 'cross-site' });
    expect(headers.location).toBe('/contact#failed');
  });
});
