import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood } from '../support/flood.ts';
import { type Ran, runLeadsProcess } from '../support/leads-cli.ts';
import { missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';
import { which } from '../../tools/programs.ts';

const VISITORS = 8;

const missing =
  missingPostgres() ?? (which('pg_dump') === undefined ? 'install pg_dump and pg_restore' : undefined);
const title = 'the backup of PostgreSQL';

describe.skipIf(missing !== undefined)(
  missing === undefined ? title : `${title}, skipped: ${missing}`,
  () => {
    const resources = new AsyncDisposableStack();
    let postgres: Postgres;
    let site: FixtureSite;
    let webhook: Webhook;
    let server: RunningServer;
    let restored: string;
    let backup: Ran;
    /** Of the same file twice. */
    let restores: Ran[];
    /** Messages acknowledged before the backup began. */
    let acknowledged: string[];

    const start = async (url: string) => {
      const env = {
        DATABASE_URL: url,
        CONTACT_WEBHOOK_URL: webhook.url,
        CONTACT_WEBHOOK_TIMEOUT_MS: '500',
        CONTACT_RATE_LIMIT: '0',
        LOG_LEVEL: 'silent',
      };
      return resources.use(await startServer({ dist: site.dist, firstRetryMs: 200, env }));
    };
    const drop = async (url: string) => {
      const { pathname } = new URL(url);
      const client = new pg.Client({ connectionString: restored });
      await client.connect();
      await client.query(`DROP DATABASE ${pathname.slice(1)} WITH (FORCE)`);
      await client.end();
    };

    beforeAll(async () => {
      postgres = await startPostgres();
      resources.defer(() => {
        postgres.stop();
      });
      site = resources.use(await writeFixtureSite());
      webhook = resources.use(await startWebhook(503));
      const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
      resources.defer(() => rm(folder, { recursive: true }));
      const original = await postgres.createDatabase();
      restored = await postgres.createDatabase();

      server = await start(original);
      const flood = startFlood([server.url], VISITORS);
      await vi.waitUntil(() => flood.answers.length >= 50, { timeout: 60_000 });
      acknowledged = flood.answers.filter((answer) => answer.acknowledged).map(({ message }) => message);
      const env = { DATA_DIR: folder, DATABASE_URL: original };
      backup = await runLeadsProcess(env, 'backup');
      await flood.stop();
      await server.kill();
      await drop(original);

      const [name = ''] = await readdir(path.join(folder, 'backups'));
      const file = path.join(folder, 'backups', name);
      const empty = { DATA_DIR: folder, DATABASE_URL: restored };
      // A server that was started before creates empty tables.
      await (await start(restored)).stop();
      restores = [
        await runLeadsProcess(empty, 'restore', file),
        await runLeadsProcess(empty, 'restore', file),
      ];
      server = await start(restored);
    }, 300_000);
    afterAll(() => resources.disposeAsync());

    it('taken under load restores every message acknowledged before it', async () => {
      const { out } = await runLeadsProcess({ DATABASE_URL: restored }, 'export', '--json');
      const messages = new Set((JSON.parse(out) as { message: string }[]).map(({ message }) => message));
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(Number(/^Wrote (\d+) leads/.exec(backup.out)?.[1])).toBeGreaterThanOrEqual(acknowledged.length);
      expect(acknowledged.filter((message) => !messages.has(message))).toEqual([]);
    });

    it('is restored into an empty database alone, and then passes the check', async () => {
      expect(restores).toMatchObject([
        { code: 0 },
        { code: 1, err: expect.stringMatching(/^The database holds messages/) as string },
      ]);
      expect(await runLeadsProcess({ DATABASE_URL: restored }, 'check')).toMatchObject({ code: 0 });
    });

    it('has its undelivered messages delivered after it is restored', { timeout: 120_000 }, async () => {
      webhook.answer(200);
      const undelivered = () => {
        const delivered = webhook.requests.filter(({ answered }) => answered === 200);
        const messages = new Set(delivered.map(({ body }) => (body as { message: string }).message));
        return acknowledged.filter((message) => !messages.has(message));
      };
      await expect.poll(undelivered, { timeout: 100_000, interval: 500 }).toEqual([]);
    });
  },
);
