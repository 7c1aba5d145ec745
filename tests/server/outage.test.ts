/** A store that cannot be written: pages are served, messages are refused, until it works again. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { postJson } from '../support/contact-form.ts';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';
import { createDatabase, expireLeases, missingPostgres, startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { startWebhook } from '../support/webhook.ts';

const REFUSED = { status: 503, text: '{"ok":false,"stored":false}' };
const statusOf = async (url: string, at: string) => (await sendRequest(url, at)).status;

it('a full disk makes the server answer 503 until there is room', async ({ skip, onTestFinished }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  onTestFinished(() => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  skip(status !== 0, 'this user may not mount a disk');
  await using app = await startApp({ env: { DATA_DIR: path.join(folder, 'data') } });
  expect((await postJson(app.url)).status).toBe(200);
  const filler = path.join(folder, 'filler');
  expect(() => {
    writeFileSync(filler, Buffer.alloc(2_000_000));
  }).toThrow('ENOSPC');
  // There is room left in the store's own files.
  const message = 'x'.repeat(5000);
  await expect.poll(() => postJson(app.url, { message }), { interval: 1 }).toMatchObject(REFUSED);
  expect([await statusOf(app.url, '/healthz'), await statusOf(app.url, '/')]).toEqual([503, 200]);
  rmSync(filler);
  await expect.poll(() => statusOf(app.url, '/healthz')).toBe(200);
  expect((await postJson(app.url)).status).toBe(200);
});

it('a stop of PostgreSQL loses nothing', async ({ skip }) => {
  skip(missingPostgres() !== undefined, missingPostgres());
  await using webhook = await startWebhook(500);
  using postgres = await startPostgres();
  const DATABASE_URL = await createDatabase(postgres.url);
  const env = { DATABASE_URL, CONTACT_WEBHOOK_URL: webhook.url, CONTACT_FIRST_RETRY_MS: '500' };
  await using server = await startServer({ dist: writeFixtureSite(), env });
  expect((await postJson(server.url, { name: 'Before' })).status).toBe(502);

  postgres.down();
  expect(await postJson(server.url, { name: 'During' })).toMatchObject(REFUSED);
  expect([await statusOf(server.url, '/healthz'), await statusOf(server.url, '/about')]).toEqual([503, 200]);

  webhook.answer(200);
  postgres.up();
  await expect.poll(() => statusOf(server.url, '/healthz'), { timeout: 20_000 }).toBe(200);
  // An attempt that could not be recorded is repeated when its lease ends.
  await expireLeases(env.DATABASE_URL);
  expect((await postJson(server.url, { name: 'After' })).status).toBe(200);
  const delivered = () =>
    webhook.requests
      .filter(({ answered }) => answered === 200)
      .map(({ body }) => (body as { name: string }).name)
      .sort();
  await expect.poll(delivered, { timeout: 40_000, interval: 200 }).toEqual(['After', 'Before']);
  for (const line of ['lead not stored', 'queue failed']) expect(server.output()).toContain(line);
  expect(server.output()).not.toContain('During');
});
