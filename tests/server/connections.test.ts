import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Connection, getRequest, openConnection, postRequest } from '../support/connection.ts';
import { FILLED } from '../support/contact-form.ts';
import { LARGE_PICTURE } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

/** The response to a request on a new connection. */
async function answerTo(request: string): Promise<number | undefined> {
  using client = await openConnection(app.url);
  client.socket.write(request, 'latin1');
  await expect.poll(() => client.answers.length).toBe(1);
  return client.answers[0]?.status;
}

const about = (...headers: string[]) => getRequest('/about', ...headers);

describe('a request', () => {
  it.each([
    ['with an absolute target', about().replace('/about', 'http://salon.example/about'), 200],
    ['of HTTP/1.0', about().replace('1.1', '1.0'), 200],
    ['with an unknown expectation', about('Expect: nothing'), 417],
    ['with an upgrade', about('Upgrade: h2c', 'Connection: upgrade'), 200],
    ['with a body', `${about('Content-Length: 4')}GET `, 200],
    ['with a header that is too long', about(`X: ${'a'.repeat(20_000)}`), 431],
    ['that is not HTTP', 'hello\r\n\r\n', 400],
  ])('%s is answered with its status', async (_name, request, status) => {
    expect(await answerTo(request)).toBe(status);
  });
});

const statuses = ({ answers }: Connection) => answers.map(({ status }) => status);

describe('a connection', () => {
  it('answers pipelined requests of a slow reader in order', async () => {
    using client = await openConnection(app.url);
    client.socket.pause();
    for (let i = 0; i < 17; i += 1) {
      client.socket.write(getRequest(LARGE_PICTURE));
      // The answer on another connection shows that the server has read this request.
      await sendRequest(app.url, '/robots.txt');
    }
    client.socket.write(getRequest('/nope') + postRequest(FILLED) + getRequest('/healthz'));
    client.socket.resume();
    await expect.poll(() => client.answers.length).toBe(20);
    expect(statuses(client)).toEqual([...Array<number>(17).fill(200), 404, 200, 200]);
    expect(client.answers.slice(0, 17).every(({ body }) => body.length === 300_000)).toBe(true);
    expect(client.answers.slice(18).map(({ body }) => body.toString())).toEqual([
      '{"ok":true}',
      '{"status":"ok"}',
    ]);
  });

  it.each([1, 15, 60])('may send a request in pieces of %i bytes', async (size) => {
    using client = await openConnection(app.url);
    const request = about('X: y');
    for (let at = 0; at < request.length; at += size) {
      client.socket.write(request.slice(at, at + size));
      await setImmediate();
    }
    await expect.poll(() => statuses(client)).toEqual([200]);
  });
});
