import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idempotencyKey, sendLead } from './send-lead.ts';

const CUT = new TypeError('Load failed');
type StubbedRequest = Record<'method' | 'signal', string> & { headers?: Record<string, string> };
let requests: string[];
/** Sends a message; the requests for it get these answers in turn. The form first asks for the page before it repeats. */
async function send(...answers: (Response | Error)[]) {
  requests = [];
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('AbortSignal', { timeout: (ms: number) => `${ms / 1000} s` });
  vi.stubGlobal('fetch', (path: string, { method, headers, signal }: StubbedRequest) => {
    requests.push([method, path, headers?.['idempotency-key'], signal].filter(Boolean).join(' '));
    const answer = answers.shift() ?? CUT;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const sent = sendLead('{}', 'key');
  await vi.runAllTimersAsync();
  return await sent;
}
const json = (status: number, body: unknown = {}) => Response.json(body, { status });
const html = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('only a 200 is a sent message', async () => {
  expect(await send(json(200))).toEqual({ kind: 'sent' });
  for (const status of [201, 400, 413, 429, 500, 502, 503])
    expect(await send(json(status))).toEqual({ kind: 'failed' });
});

test('a refusal names fields, or it is a failure like any other', async () => {
  const fields = { email: 'No.' };
  expect(await send(json(422, { ok: false, fields }))).toEqual({ kind: 'refused', fields });
  for (const body of [{ error: 'blocked by a firewall' }, null])
    expect(await send(json(422, body))).toEqual({ kind: 'failed' });
});

test.each([
  ['was cut off', CUT],
  ['met a proxy whose server restarts', html(502)],
] as const)(
  'a request that %s is repeated once, under the same key, when the page can be reached',
  async (_, first) => {
    expect(await send(first, html(200), json(200))).toEqual({ kind: 'sent' });
    const post = 'POST /api/contact key 30 s';
    expect(requests).toEqual([post, 'HEAD /contact 30 s', post]);
  },
);

test('a message is not sent when there is no connection, no server, or no answer in time', async () => {
  expect(await send(new DOMException('Too slow', 'TimeoutError'), html(200), json(200))).toEqual({
    kind: 'failed',
  });
  expect(await send(CUT, CUT)).toEqual({ kind: 'failed' });
  expect(await send(html(502), html(200), html(502))).toEqual({ kind: 'failed' });
  expect(requests).toHaveLength(3);
});

test('the key is a UUID, also on a page without TLS', () => {
  const random = crypto;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => random.getRandomValues(bytes),
  });
  expect(idempotencyKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/u);
  expect(idempotencyKey()).not.toBe(idempotencyKey());
});
