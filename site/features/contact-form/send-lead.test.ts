import { afterEach, expect, test, vi } from 'vitest';

import { sendLead } from './send-lead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answered = (status: number, body: string) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  return sendLead({}, 'key');
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

test('a dead line is a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendLead({}, 'key')).toEqual({ kind: 'failed' });
});
