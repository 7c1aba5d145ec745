import { expect, it } from 'vitest';
import { FILLED } from '../../tests/support/contact-form.ts';
import { startWebhook } from '../../tests/support/webhook.ts';
import { callWebhook } from './webhook.ts';

const DELIVERY = { id: 'id', channel: 'webhook', attempts: 0, suspicion: null, ...FILLED } as const;
const call = (url: string) => callWebhook({ url, key: 'k', keyHeader: 'x-key', timeoutMs: 1000 }, DELIVERY);

it('does not follow a redirect, nor wait for the end of an answer', async () => {
  await using webhook = await startWebhook();
  webhook.answer((_, reply) => {
    void reply.header('location', webhook.url);
    return 307;
  });
  expect(await call(webhook.url)).toEqual({ kind: 'failed', error: 'status 307', final: false });
  expect(webhook.requests).toMatchObject([{ headers: { 'x-key': 'k', 'idempotency-key': 'id' } }]);
  webhook.answer((_, reply) => {
    reply.hijack().raw.writeHead(200).write('.');
    return 200;
  });
  expect(await call(webhook.url)).toEqual({ kind: 'delivered' });
});

it('reports why there was no answer', async () => {
  const webhook = await startWebhook(() => new Promise(() => undefined));
  expect(await call(webhook.url)).toEqual({ kind: 'failed', error: 'timeout', final: false });
  await webhook.close();
  expect(await call(webhook.url)).toMatchObject({ error: 'ECONNREFUSED' });
});
