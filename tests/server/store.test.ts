import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../server/leads/lead.ts';
import { PostgresStore } from '../../server/leads/postgres/store.ts';
import { STORE_FILE } from '../../server/leads/sqlite/open.ts';
import { DELIVERED, newLead, openSqlite, startWork, STORE_OPTIONS } from '../support/leads.ts';
import { missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { describeStore } from '../support/store-suite.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

describeStore('embedded', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  return openSqlite(folder);
});

describe('the embedded store', () => {
  it('delivers after the lease what a killed server was delivering', async () => {
    const killed = openSqlite(dataDir);
    const attempted = await startWork(killed, () => new Promise<Outcome>(() => undefined));
    const { id } = await killed.accept(newLead());
    await expect.poll(() => attempted).toEqual([id]);
    const next = openSqlite(dataDir);
    await next.write([{ text: 'UPDATE deliveries SET claimed_until = 0', values: [] }]);
    await startWork(next, () => DELIVERED);
    await expect.poll(async () => (await next.status(id, 'webhook'))?.state).toBe('delivered');
    await next.stopWork();
    await next.close();
  });

  it('refuses a file of another version', () => {
    const file = new DatabaseSync(path.join(dataDir, STORE_FILE));
    file.exec('CREATE TABLE leads (id)');
    file.close();
    expect(() => openSqlite(dataDir)).toThrow(/found tables of another version/);
  });

  it('keeps other users of the computer out', async () => {
    await chmod(dataDir, 0o755);
    const store = openSqlite(dataDir);
    await store.accept(newLead());
    await store.backup(path.join(dataDir, 'backup.sqlite'));
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    // Without the mode of the folder, that of the file has to be enough.
    await chmod(dataDir, 0o755);
    for (const name of ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm', 'backup.sqlite'])
      expect((await stat(path.join(dataDir, name))).mode & 0o777, name).toBe(0o600);
    await store.close();
    await chmod(dataDir, 0o777);
    expect(() => openSqlite(dataDir)).toThrow(/expected a folder that other users cannot write to/);
  });
});

const missing = missingPostgres();

describe.skipIf(missing !== undefined)(
  missing === undefined ? 'with PostgreSQL' : `with PostgreSQL, skipped: ${missing}`,
  () => {
    let postgres: Postgres;
    let url: string;
    beforeAll(async () => {
      postgres = await startPostgres();
      url = await postgres.createDatabase();
    }, 60_000);
    afterAll(() => {
      postgres.stop();
    });
    const runSql = async (text: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(text);
      await client.end();
    };

    describeStore('shared', async () => {
      const store = await PostgresStore.open(url, { ...STORE_OPTIONS, firstRetrySeconds: 1 });
      await runSql('TRUNCATE leads, deliveries, consents, consent_texts, consent_clients, facts, pgboss.job');
      return store;
    });

    it('makes one message of one form that reaches several servers at once', async () => {
      const fresh = await postgres.createDatabase();
      const stores = await Promise.all([1, 2, 3].map(() => PostgresStore.open(fresh, STORE_OPTIONS)));
      const lead = newLead({}, { key: '0190aaaa-0000-7000-8000-000000000001' });
      const all = await Promise.all([...stores, ...stores].map((store) => store.accept(lead)));
      expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
      await Promise.all(stores.map((store) => store.close()));
    });

    it('gives up a delivery whose attempts end without a result', async () => {
      const store = await PostgresStore.open(url, { ...STORE_OPTIONS, firstRetrySeconds: 1 });
      const { id } = await store.accept(newLead());
      await runSql(`UPDATE pgboss.job SET retry_limit = 0 WHERE singleton_key = '${id}'`);
      await startWork(store, () => Promise.reject(new Error('a bug')));
      await expect
        .poll(async () => (await store.status(id, 'webhook'))?.state, { timeout: 30_000 })
        .toBe('parked');
      await store.stopWork();
      await store.close();
    });
  },
);
