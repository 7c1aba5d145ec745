import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood } from '../support/flood.ts';
import { runLeads } from '../support/leads-cli.ts';
import { expireLeases, missingPostgres, runSql, startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { startWebhook } from '../support/webhook.ts';
import { which } from '../../tools/programs.ts';

const missing =
  missingPostgres() ?? (which('pg_dump') === undefined ? 'install pg_dump and pg_restore' : undefined);
const title = `a backup of PostgreSQL restores every message acknowledged before it, to be delivered${
  missing === undefined ? '' : `, skipped: ${missing}`
}`;

it.skipIf(missing !== undefined)(title, { timeout: 150_000 }, async () => {
  await using resources = new AsyncDisposableStack();
  const postgres = await startPostgres();
  resources.defer(() => {
    postgres.stop();
  });
  const site = resources.use(await writeFixtureSite());
  const webhook = resources.use(await startWebhook(503));
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  resources.defer(() => rm(folder, { recursive: true }));
  const start = (url: string) => {
    const env = { DATABASE_URL: url, CONTACT_WEBHOOK_URL: webhook.url, CONTACT_RATE_LIMIT: '0' };
    return startServer({ dist: site.dist, firstRetryMs: 200, env: { ...env, LOG_LEVEL: 'silent' } });
  };
  const [original, restored] = [await postgres.createDatabase(), await postgres.createDatabase()];
  const leads = (url: string, ...args: string[]) =>
    runLeads({ DATA_DIR: folder, DATABASE_URL: url }, ...args);

  const server = await start(original);
  const flood = startFlood([server.url], 8);
  await vi.waitUntil(() => flood.answers.length >= 50, { timeout: 60_000 });
  const acknowledged = flood.answers.filter((answer) => answer.acknowledged).map(({ message }) => message);
  expect((await leads(original, 'backup')).out).toMatch(/^Wrote \d+ leads/);
  await flood.stop();
  await server.kill();
  await runSql(restored, `DROP DATABASE ${new URL(original).pathname.slice(1)} WITH (FORCE)`);

  const [name = ''] = await readdir(path.join(folder, 'backups'));
  const file = path.join(folder, 'backups', name);
  // A server that was started before creates empty tables.
  await (await start(restored)).stop();
  expect(await leads(restored, 'restore', file)).toMatchObject({ code: 0, err: '' });
  expect((await leads(restored, 'restore', file)).err).toMatch(/^The database holds messages/);
  const { out } = await leads(restored, 'export', '--json');
  const messages = (JSON.parse(out) as { message: string }[]).map(({ message }) => message);
  expect(messages).toEqual(expect.arrayContaining(acknowledged));

  webhook.answer(200);
  await expireLeases(restored);
  resources.use(await start(restored));
  expect(await leads(restored, 'check')).toMatchObject({ code: 0 });
  const delivered = () => webhook.requests.map(({ body }) => (body as { message: string }).message);
  const undelivered = () => acknowledged.filter((message) => !delivered().includes(message));
  await expect.poll(undelivered, { timeout: 100_000, interval: 500 }).toEqual([]);
});
