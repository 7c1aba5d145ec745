import { readFileSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { expect, it } from 'vitest';
import { FILLED } from '../../tests/support/contact-form.ts';
import { startProgram } from '../../tests/support/program.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { startWebhook } from '../../tests/support/webhook.ts';
import { callWebhook } from './webhook.ts';

const DELIVERY = { id: 'id', channel: 'webhook', attempts: 0, suspicion: null, ...FILLED } as const;
const call = (url: string, key = 'k', keyHeader = 'x-key') =>
  callWebhook({ url, key, keyHeader, timeoutMs: 2000 }, DELIVERY);

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

it('is taken once by the example of a receiver, and only with its key', async () => {
  const [PORT, FILE] = [String(await getPort()), path.join(temporaryFolder(), 'messages')];
  const env = { PATH: process.env.PATH, WEBHOOK_KEY: 'k', PORT, FILE };
  await using receiver = startProgram('node', ['docs/examples/receiver.mjs'], { env });
  await receiver.written(/Listening/u);
  const url = `http://127.0.0.1:${PORT}`;
  expect(await call(url, 'wrong', 'x-api-key')).toMatchObject({ error: 'status 401' });
  for (let i = 0; i < 2; i += 1) expect(await call(url, 'k', 'x-api-key')).toEqual({ kind: 'delivered' });
  expect(readFileSync(FILE, 'utf8')).toBe(`${JSON.stringify({ id: 'id', ...FILLED })}\n`);
});
