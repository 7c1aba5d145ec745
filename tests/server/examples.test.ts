/** The receivers in docs/examples. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { FILLED, postJson } from '../support/contact-form.ts';
import getPort from 'get-port';
import { sendRequest } from '../support/http.ts';
import { startProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const EXAMPLES = path.resolve(import.meta.dirname, '../../docs/examples');
const KEY = 'secret-key';

it('the example receiver keeps messages once, also after a restart, and refuses a wrong key', async () => {
  await using stack = new AsyncDisposableStack();
  const FILE = path.join(temporaryFolder(), 'messages.jsonl');
  const port = await getPort();
  const start = async () => {
    const env = { WEBHOOK_KEY: KEY, PORT: String(port), FILE };
    const receiver = startProgram(process.execPath, [path.join(EXAMPLES, 'receiver.mjs')], { env });
    await receiver.written(/./u);
    return stack.use(receiver);
  };
  const received = () => {
    const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const deliver = async (id: string, key = KEY, body = '{"name":"Dana"}') => {
    const headers = { 'x-api-key': key, 'idempotency-key': id, 'content-type': 'application/json' };
    return (await sendRequest(`http://127.0.0.1:${port}`, '/', { method: 'POST', headers, body })).status;
  };

  const first = await start();
  await using app = await startApp({
    env: { CONTACT_WEBHOOK_URL: `http://127.0.0.1:${port}/`, CONTACT_WEBHOOK_KEY: KEY },
  });
  expect((await postJson(app.url)).status).toBe(200);
  const { name, message } = FILLED;
  expect(received()).toMatchObject([{ id: expect.any(String) as string, name, message }]);
  expect(await deliver('one', 'wrong')).toBe(401);
  // Sent again.
  expect(await deliver('one', KEY, 'no JSON')).toBe(500);
  expect([await deliver('one'), await deliver('one'), await deliver('two')]).toEqual([200, 200, 200]);
  await first.end();
  await start();
  expect(await deliver('one')).toBe(200);
  expect(
    received()
      .slice(1)
      .map(({ id }) => id),
  ).toEqual(['one', 'two']);
});
