import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILLED, postForm, postJson } from '../support/contact-form.ts';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';
import { startServer, type User } from '../support/server.ts';
import { startWebhook } from '../support/webhook.ts';

/** The user id of `nobody`. */
const NOBODY = 65_534;

let site: FixtureSite;
beforeAll(async () => {
  site = await writeFixtureSite();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
});
const start = (env: Record<string, string> = {}, user?: User) => startServer({ dist: site.dist, env, user });

/** Root may open any file and port, so its tests run the server as `nobody`. */
const uid = process.getuid?.() === 0 ? NOBODY : undefined;
/** False where the project is in a folder that `nobody` cannot enter. */
const canSwitchUser =
  spawnSync(process.execPath, ['--check', 'server/main.ts'], uid === undefined ? {} : { uid, gid: uid })
    .status === 0;

/** Docker allows every user every port. */
function unprivilegedPortStart(): number {
  const setting = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
  return existsSync(setting) ? Number(readFileSync(setting, 'utf8')) : 1024;
}

/** A user without special rights, with a folder. */
async function newOwner() {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  if (uid !== undefined) {
    await chown(folder, uid, uid);
    await chmod(site.dist, 0o755);
  }
  return { folder, uid, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** What the server prints instead of starting. */
const failure = (env: Record<string, string>, user?: User) =>
  start(env, user).then(
    async (server) => {
      await server.stop();
      return 'started';
    },
    (error: unknown) => (error as Error).message.replace('The server did not start:\n', '').trim(),
  );

const OWN_FOLDER = 'a folder that this user owns and may write to';

describe('the server process', () => {
  it.each([
    [
      { SITE_URL: 'https://other.example' },
      /^SITE_URL: found "https:\/\/other\.example", expected "https:\/\/www\.salon\.example", .*npm run build$/,
    ],
    [{ HOST: '192.0.2.1' }, /^HOST: found "192\.0\.2\.1", expected an address or a name of this machine/],
  ])('does not start with %j and prints the reason on one line', async (env, line) => {
    expect(await failure(env)).toMatch(line);
  });

  it.skipIf(!canSwitchUser)('does not start with a port or a folder that its user may not use', async () => {
    await using owner = await newOwner();
    const { folder } = owner;
    if (unprivilegedPortStart() > 1)
      expect(await failure({ PORT: '1', DATA_DIR: path.join(folder, 'new') }, owner)).toBe(
        'PORT: found 1, expected a port that this user may open, like 4321',
      );
    await chmod(folder, 0o500);
    expect(await failure({ DATA_DIR: folder }, owner)).toBe(
      `DATA_DIR: found "${folder}", expected ${OWN_FOLDER}`,
    );
  });

  it('does not start without a built site, or on a port that is taken', async () => {
    await expect(startServer({ dist: '/nonexistent' })).rejects.toThrow('npm run build');
    await using first = await start({ SITE_URL: 'https://www.salon.example' });
    expect((await sendRequest(first.url, '/healthz')).status).toBe(200);
    expect(first.output()).toContain('nobody is told of them');
    expect(await failure({ PORT: String(first.port) })).toBe(
      `PORT: found ${first.port}, expected a free port: another program listens on it`,
    );
  });

  it('answers an open request before it stops', async () => {
    await using webhook = await startWebhook({ status: 200, delayMs: 300 });
    await using server = await start({ CONTACT_WEBHOOK_URL: webhook.url });
    const answer = postJson(server.url);
    await expect.poll(() => webhook.requests).toHaveLength(1);
    const code = await server.stop();
    expect([(await answer).status, code]).toEqual([200, 0]);
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
    const headers = { 'content-type': 'application/json' };
    await sendRequest(server.url, '/api/contact', { method: 'POST', headers, body: '{"name":"Dana' });
    await server.stop();

    const output = server.output();
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(lines.filter((line) => line.includes('lead delivered')).length).toBeGreaterThan(0);
    const { name, email, phone, message } = FILLED;
    const words = [email, phone, ...message.split('\n'), ...name.split(' '), '555-0199', secret, webhook.url];
    for (const word of [...words, '/hooks', 'Browser of', 'spam.example', 'no-email', 'role-value'])
      expect(output).not.toContain(word);
  });
});
