import { afterEach, expect, test, vi } from 'vitest';

import { sendLead } from './send-lead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answered = (status: number, body: string) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  return sendLead('{}', 'key');
};

test('only a 200 is a sent message', async () => {
  expect(await answered(200, '{"ok":true}')).toEqual({ kind: 'sent' });
  for (const status of [201, 202, 400, 413, 429, 500, 502, 503])
    expect(await answered(status, '{"ok":true}')).toEqual({ kind: 'failed' });
});

test('a refusal names fields, or it is a failure like any other', async () => {
  expect(await answered(422, '{"ok":false,"fields":{"email":"No."}}')).toEqual({
    kind: 'refused',
    fields: { email: 'No.' },
  });
  for (const body of ['{"error":"blocked by a firewall"}', '<html>', '', 'null'])
    expect(await answered(422, body)).toEqual({ kind: 'failed' });
});

test('a request that was cut off is repeated once, under the same key', async () => {
  vi.useFakeTimers();
  const keys: unknown[] = [];
  const answers = [
    () => Promise.reject(new TypeError('Load failed')),
    () => Promise.resolve(new Response('{}')),
  ];
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    return answers.shift()?.() ?? Promise.reject(new TypeError('Load failed'));
  });
  const cut = sendLead('{}', 'key');
  await vi.runAllTimersAsync();
  expect(await cut).toEqual({ kind: 'sent' });
  expect(keys).toEqual(['key', 'key']);
  const offline = sendLead('{}', 'key');
  await vi.runAllTimersAsync();
  expect(await offline).toEqual({ kind: 'failed' });
  expect(keys).toHaveLength(4);
  vi.useRealTimers();
});
