import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { FILLED, postForm, postJson } from '../support/contact-form.ts';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { ask } from '../support/http.ts';
import { startServer } from '../support/server.ts';
import { startWebhook } from '../support/webhook.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await writeFixtureSite();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
});
const start = (env: Record<string, string> = {}) => startServer({ dist: site.dist, env });

/** What the server prints instead of starting. */
const failure = (env: Record<string, string>) =>
  start(env).then(
    async (server) => {
      await server.stop();
      return 'started';
    },
    (error: unknown) => (error as Error).message.replace('The server did not start:\n', '').trim(),
  );

describe('the server process', () => {
  it.each([
    [{ PORT: 'x' }, /^PORT: found "x", expected a whole number from 0 to 65535$/],
    [
      { SITE_URL: 'https://other.example' },
      /^SITE_URL: found "https:\/\/other\.example", expected "https:\/\/www\.salon\.example", .*npm run build$/,
    ],
    [{ HOST: '192.0.2.1' }, /^HOST: found "192\.0\.2\.1", expected an address or a name of this machine/],
    [{ HOST: 'no-such-host.invalid' }, /^HOST: found "no-such-host\.invalid", expected an address/],
  ])('does not start with %j and says why in one line', async (env, line) => {
    expect(await failure(env)).toMatch(line);
  });

  it.each([
    ['/proc/x', 'a folder that this user owns and may write to'],
    ['/dev/null/x', 'a folder that this user owns and may write to'],
  ])('does not start with DATA_DIR=%s', async (folder, expected) => {
    expect(await failure({ DATA_DIR: folder })).toBe(`DATA_DIR: found "${folder}", expected ${expected}`);
  });

  it.each([
    ['is no database', (bytes: Buffer) => Buffer.alloc(bytes.length, 'x'), 'not an SQLite database'],
    ['is truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'damaged'],
  ])('does not start with a store that %s', async (_, damage, words) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
    await new SqliteStore(folder).close();
    const file = path.join(folder, 'leads.sqlite');
    await writeFile(file, damage(await readFile(file)));
    const message = await failure({ DATA_DIR: folder });
    expect(message).toMatch(/^DATA_DIR: found ".*", expected .*$/);
    expect(message).toContain(words);
    await rm(folder, { recursive: true });
  });

  it('does not start without a built site', async () => {
    await expect(startServer({ dist: '/nonexistent' })).rejects.toThrow('npm run build');
  });

  it('does not start on a port that is taken', async () => {
    await using first = await start();
    expect(await failure({ PORT: String(first.port) })).toBe(
      `PORT: found ${first.port}, expected a free port: another program listens on it`,
    );
  });

  it('starts with SITE_URL when that is what was built', async () => {
    await using server = await start({ SITE_URL: 'https://www.salon.example' });
    expect((await ask(server.url, '/')).status).toBe(200);
  });

  it('finishes what it has begun when it is asked to stop', async () => {
    await using webhook = await startWebhook({ status: 200, delayMs: 800 });
    await using server = await start({ CONTACT_WEBHOOK_URL: webhook.url });
    const answer = postJson(server.url);
    await webhook.waitFor(1);
    const code = await server.stop();
    expect((await answer).status).toBe(200);
    expect(code).toBe(0);
  });

  it('logs in JSON lines, and nothing of what was submitted, nor the webhook and its key', async () => {
    const secret = 'hidden-key-of-the-webhook';
    await using webhook = await startWebhook((_request, count) => (count % 2 === 0 ? 200 : 500));
    await using server = await start({
      CONTACT_WEBHOOK_URL: webhook.url,
      CONTACT_WEBHOOK_KEY: secret,
      LOG_LEVEL: 'trace',
    });
    const agent = {
      'user-agent': 'Browser of Dana',
      'idempotency-key': 'd1e0a6a4-5a1e-4b0e-9a52-0123456789ab',
    };
    for (let i = 0; i < 3; i += 1) await postJson(server.url, {}, agent);
    await postForm(server.url, { website: 'spam.example' }, agent);
    await postJson(server.url, { email: 'no-email-at-all', role: 'role-value' });
    await webhook.refuse();
    await postJson(server.url);
    await ask(server.url, `/contact?email=${FILLED.email}`);
    await ask(server.url, '/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Dana',
    });
    await server.stop();

    const output = server.output();
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(lines.filter((line) => line.includes('lead delivered')).length).toBeGreaterThan(0);
    const { name, email, phone, message } = FILLED;
    const words = [
      name,
      email,
      phone,
      message,
      ...FILLED.message.split('\n'),
      ...FILLED.name.split(' '),
      '555-0199',
    ];
    for (const word of [
      ...words,
      'Browser of',
      'spam.example',
      'no-email',
      'role-value',
      secret,
      webhook.url,
      '/hooks',
    ]) {
      expect(output).not.toContain(word);
    }
  });
});
