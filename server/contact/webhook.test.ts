import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWebhook, type Webhook, type WebhookAnswer } from '../../tests/support/webhook.ts';
import { callWebhook } from './webhook.ts';

const LEAD = { name: 'n', email: 'e', phone: 'p', message: 'm', domain: 'd', agreementChecked: true };
let webhook: Webhook;
beforeEach(async () => {
  webhook = await startWebhook();
});
afterEach(async () => {
  await webhook.close();
});
const call = (url = webhook.url) =>
  callWebhook({ url, key: 'k', keyHeader: 'x-key', timeoutMs: 500 }, 'id', LEAD);

describe('a call of the webhook', () => {
  it('sends the key in its header', async () => {
    expect(await call()).toEqual({ ok: true, status: 200 });
    expect(webhook.requests[0]?.headers['x-key']).toBe('k');
  });

  it.each<[WebhookAnswer, string, boolean]>([
    [500, 'status 500', false],
    [302, 'status 302', false],
    [504, 'status 504', true],
    ['hang', 'timeout', true],
  ])('answered with %j reports "%s", uncertain: %s', async (answer, error, uncertain) => {
    webhook.answer(answer);
    expect(await call()).toMatchObject({ ok: false, error, uncertain });
  });

  it('is uncertain when it was cut off, but not when the connection was refused', async () => {
    webhook.answer('reset');
    expect(await call()).toMatchObject({ ok: false, uncertain: true });
    await webhook.refuse();
    expect(await call()).toMatchObject({ ok: false, error: 'ECONNREFUSED', uncertain: false });
    await webhook.resume();
  });

  it('reports a port that fetch blocks', async () => {
    expect(await call('http://127.0.0.1:6667/')).toMatchObject({
      ok: false,
      uncertain: false,
      error: 'a port that fetch does not call',
    });
  });

  it.each([
    ['120', 120_000, 120_000],
    [new Date(Date.now() + 60_000).toUTCString(), 50_000, 60_000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0, 0],
  ])('reads Retry-After: %s', async (value, least, most) => {
    webhook.answer({ status: 503, headers: { 'retry-after': value } });
    const answer = await call();
    const wait = answer.ok ? -1 : (answer.retryAfterMs ?? -1);
    expect(wait).toBeGreaterThanOrEqual(least);
    expect(wait).toBeLessThanOrEqual(most);
  });

  it('ignores a Retry-After that cannot be read', async () => {
    webhook.answer({ status: 503, headers: { 'retry-after': 'soon' } });
    expect(await call()).toMatchObject({ retryAfterMs: undefined });
  });
});
