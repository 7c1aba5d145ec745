import { afterEach, beforeEach, expect, it } from 'vitest';
import { startWebhook, type Webhook, type WebhookAnswer } from '../../tests/support/webhook.ts';
import { callWebhook } from './webhook.ts';

const DELIVERY = {
  id: 'id',
  channel: 'webhook' as const,
  attempts: 0,
  suspicion: null,
  ...{ name: 'n', email: 'e', phone: 'p', message: 'm', domain: 'd' },
};
let webhook: Webhook;
beforeEach(async () => {
  webhook = await startWebhook();
});
afterEach(async () => {
  await webhook.close();
});
const call = (url = webhook.url) =>
  callWebhook({ url, key: 'k', keyHeader: 'x-key', timeoutMs: 300 }, DELIVERY);

it.each<[WebhookAnswer, string, boolean]>([
  [500, 'status 500', false],
  [410, 'status 410', true],
  ['hang', 'timeout', false],
])('answered with %j reports "%s", final: %s', async (answer, error, final) => {
  webhook.answer(answer);
  expect(await call()).toMatchObject({ kind: 'failed', final, error });
});

it('does not follow a redirect, nor wait for the end of an answer', async () => {
  webhook.answer({ status: 307, location: webhook.url });
  expect(await call()).toMatchObject({ error: 'status 307' });
  expect(webhook.requests).toHaveLength(1);
  webhook.answer('drip');
  expect(await call()).toEqual({ kind: 'delivered' });
});

it('reports why no connection was made', async () => {
  await webhook.close();
  expect(await call()).toMatchObject({ error: 'ECONNREFUSED' });
  expect(await call('http://127.0.0.1:6667/')).toMatchObject({ error: 'a port that fetch does not call' });
});
