import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { STORE_FILE } from '../../server/leads/sqlite/open.ts';
import { FILLED, postBody, postForm, postJson } from '../support/contact-form.ts';
import { expectText } from '../support/expected-text.ts';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';
import { startServer } from '../support/server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startWebhook } from '../support/webhook.ts';

const dist = writeFixtureSite();
const start = (env: Record<string, string> = {}) => startServer({ dist, env });

it('does not start with settings that do not fit, and prints the reason on one line', async () => {
  const DATA_DIR = path.join(temporaryFolder(), 'x'.repeat(100));
  await using first = await start({ SITE_URL: 'https://www.my-salon.example', DATA_DIR });
  await expect.poll(first.output).toContain('nobody is told of them');
  expect(first.output()).toContain('no socket for npm run leads');
  const { port } = new URL(first.url);
  const starts = [
    startServer({ dist: '/nonexistent' }),
    start({ SITE_URL: 'https://other.example' }),
    start({ DATABASE_URL: 'postgres://127.0.0.1:1' }),
    start({ HOST: '192.0.2.1' }),
    start({ PORT: port }),
  ];
  const said = await Promise.all(starts.map((one) => one.then(String, String)));
  await expectText(said.join('\n').replaceAll(port, 'TAKEN'), 'settings-that-do-not-fit');
});

it('prints an address that opens, and no warning where messages are mailed', async () => {
  await using server = await start({ HOST: '0.0.0.0', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'a@b.co' });
  await expect.poll(server.output).toMatch(/: http:\/\/localhost:\d+\n/);
  await server.stop();
  expect(server.output()).not.toContain('nobody is told');
});

it('answers an open request before it stops', async () => {
  await using webhook = await startWebhook(() => setTimeout(300, 200));
  await using server = await start({ CONTACT_WEBHOOK_URL: webhook.url });
  const answer = postJson(server.url);
  await expect.poll(() => webhook.requests).toHaveLength(1);
  const code = await server.stop();
  expect([(await answer).status, code]).toEqual([200, 0]);
});

it('records a delivery that is under way when it stops', async () => {
  await using webhook = await startWebhook((count) => (count === 1 ? 500 : setTimeout(500, 200)));
  await using server = await start({ CONTACT_WEBHOOK_URL: webhook.url, CONTACT_FIRST_RETRY_MS: '1' });
  await postJson(server.url);
  await expect.poll(() => webhook.requests).toHaveLength(2);
  const store = new DatabaseSync(path.join(server.dataDir, STORE_FILE));
  const lease = store.prepare('SELECT claimed_until - due_at AS ms FROM deliveries').get();
  // The time limits of the webhook and of a mail.
  expect(Number(lease?.ms)).toBeGreaterThan(40_000);
  await server.stop();
  expect(store.prepare('SELECT state, attempts FROM deliveries').get()).toEqual({
    state: 'delivered',
    attempts: 2,
  });
  store.close();
});

it('logs JSON lines without personal data, webhook URL or key', async () => {
  const secret = 'hidden-key-of-the-webhook';
  await using webhook = await startWebhook((count) => (count % 2 === 0 ? 200 : 500));
  await using server = await start({
    CONTACT_WEBHOOK_URL: webhook.url,
    CONTACT_WEBHOOK_KEY: secret,
    LOG_LEVEL: 'trace',
  });
  const agent = { 'user-agent': 'Browser of', 'idempotency-key': 'd1e0a6a4-5a1e-4b0e-9a52-0123456789ab' };
  for (let i = 0; i < 3; i += 1) await postJson(server.url, {}, agent);
  await postForm(server.url, { remarks: 'spam.example' }, agent);
  await postJson(server.url, { email: 'no-email-at-all', role: 'role-value' });
  await webhook.close();
  await postJson(server.url);
  await sendRequest(server.url, `/contact?email=${FILLED.email}`);
  await postBody(server.url, '{"name":"Dana');
  await server.stop();

  const output = server.output();
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  const events = ['lead stored', 'lead delivered', 'delivery failed, retrying', 'stopping'];
  for (const words of [...events, '"path":"/contact","status":200']) expect(output).toContain(words);
  const { name, email, phone, message } = FILLED;
  const words = [email, phone, ...message.split('\n'), ...name.split(' '), '555-0199', secret, webhook.url];
  for (const word of [...words, '/hooks', 'Browser of', 'spam.example', 'no-email', 'role-value'])
    expect(output).not.toContain(word);
});
