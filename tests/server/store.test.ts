import { randomUUID } from 'node:crypto';
import { chmod, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyStoreFile } from '../../server/admin/store-file.ts';
import { showLead } from '../../server/admin/queries.ts';
import { PostgresStore } from '../../server/leads/postgres/store.ts';
import { POSTGRES_DIALECT } from '../../server/leads/postgres/schema.ts';
import { type Dialect, migrations } from '../../server/leads/schema.ts';
import { SQLITE_DIALECT, STORE_FILE } from '../../server/leads/sqlite/open.ts';
import { SqliteStore } from '../../server/leads/sqlite/store.ts';
import type { Store } from '../../server/leads/store.ts';
import { DELIVERED, FAILED, GONE, newLead, openSqlite, startWork, STORE_OPTIONS } from '../support/leads.ts';
import { createDatabase, missingPostgres, runSql } from '../support/postgres.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** SQL of a store as version 2 wrote it, with a lead that waits for its eighth attempt. */
function earlierStore(dialect: Dialect): string {
  return [
    ...(migrations(dialect)[2] ?? []),
    `INSERT INTO leads VALUES ('a', NULL, 'h', 'n', 'e', 'p', 'm', 'd', 'e', 'p', NULL, 1, NULL)`,
    `INSERT INTO deliveries VALUES ('a', 'webhook', 'pending', 7, 1, 1, 0, NULL, 'status 500')`,
  ].join(';\n');
}

const SLOW = { timeout: 30_000 };

async function expectDelivered(store: Store): Promise<void> {
  await startWork(store, ({ attempts }) => (attempts === 7 ? DELIVERED : FAILED));
  await expect
    .poll(() => store.deliveryStatus('a', 'webhook'), SLOW)
    .toEqual({ state: 'delivered', attempts: 8 });
  await store.stopWork();
  await store.close();
}

/** Registers what every store does. `open` returns an empty store for each test. */
function describeStore(open: () => Promise<Store> | Store): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(async () => {
    await store.stopWork();
    await store.close();
  });
  const state = async (id: string) => (await store.deliveryStatus(id, 'webhook'))?.state;

  it('tries a failed delivery again until it succeeds, one attempt at a time', async () => {
    let [open, most] = [0, 0];
    await startWork(store, async ({ attempts }) => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      open -= 1;
      return attempts < 1 ? FAILED : DELIVERED;
    });
    const { id } = await store.addLead(newLead());
    await expect
      .poll(() => store.deliveryStatus(id, 'webhook'), SLOW)
      .toEqual({ state: 'delivered', attempts: 2 });
    expect(await showLead(store, id)).toMatchObject({ lastError: null });
    expect(most).toBe(1);
  });

  it('delivers by each channel by itself, and what was given up early once another delivery succeeds at once', async () => {
    let outcome = FAILED;
    await startWork(store, ({ channel }) => (channel === 'mail' ? DELIVERED : outcome));
    const { id } = await store.addLead(newLead({}, { channels: ['webhook', 'mail'] }));
    await expect.poll(async () => (await store.deliveryStatus(id, 'mail'))?.state, SLOW).toBe('delivered');
    expect(await showLead(store, id)).toMatchObject({ state: 'pending' });
    outcome = GONE;
    await expect.poll(() => state(id), SLOW).toBe('parked');
    expect(await showLead(store, id)).toMatchObject({ state: 'parked', lastError: 'status 410' });
    outcome = FAILED;
    const { id: late } = await store.addLead(newLead());
    await expect.poll(() => store.deliveryStatus(late, 'webhook'), SLOW).toMatchObject({ attempts: 1 });
    outcome = DELIVERED;
    await expect.poll(() => state(late), SLOW).toBe('delivered');
    expect(await state(id)).toBe('parked');
    await store.addLead(newLead());
    await expect.poll(() => state(id), SLOW).toBe('delivered');
  });

  it('knows a message with the same key and content, and stores other content as another message', async () => {
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 10 }, () => store.addLead(newLead({}, { key }))));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    for (const field of ['name', 'email', 'phone', 'message'])
      expect(await store.addLead(newLead({ [field]: 'Bo' }, { key }))).toMatchObject({ isNew: true });
    expect(await store.query('SELECT id FROM consents')).toHaveLength(5);
  });

  it('refuses to change a consent record', async () => {
    await store.addLead(newLead());
    const change = store.transaction([{ text: `UPDATE consents SET phone = ''`, values: [] }]);
    await expect(change).rejects.toThrow();
  });
}

describe('the embedded store', () => {
  describeStore(() => openSqlite(temporaryFolder()));

  it('waits longer after each failure, at most an hour, and gives up after 200 attempts', async () => {
    const store = new SqliteStore(temporaryFolder(), { leaseMs: 20_000, firstRetryMs: 30_000 });
    const text = 'UPDATE deliveries SET attempts = $2 WHERE lead_id = $1';
    for (const attempts of [4, 100, 199]) {
      const { id } = await store.addLead(newLead());
      await store.transaction([{ text, values: [id, attempts] }]);
    }
    await startWork(store, () => FAILED);
    const minutes = async () => {
      const query = 'SELECT state, due_at AS due FROM deliveries ORDER BY attempts';
      const rows = await store.query<{ state: string; due: number }>(query);
      return rows.map(({ state, due }) => (state === 'parked' ? state : (due - Date.now()) / 60_000));
    };
    // From 1 to 11 minutes, and from 4 to 104: the wait is random, and ends at an hour.
    await expect.poll(minutes).toEqual([expect.closeTo(6, -1), expect.closeTo(54, -2), 'parked']);
    await store.stopWork();
    await store.retryParked(['webhook']);
    const attempts = await store.query<{ attempts: number }>('SELECT attempts FROM deliveries');
    expect(Math.max(...attempts.map((row) => row.attempts))).toBeLessThan(200);
    await store.close();
  });

  it('delivers new messages before the backlog of an outage', async () => {
    const store = openSqlite(temporaryFolder());
    for (let count = 0; count < 20; count += 1) await store.addLead(newLead());
    await store.transaction([{ text: 'UPDATE deliveries SET attempts = 1', values: [] }]);
    await store.addLead(newLead({ name: 'New' }));
    const names: string[] = [];
    await startWork(store, ({ name }) => (names.push(name), FAILED));
    await expect.poll(() => names.slice(0, 16)).toContain('New');
    await store.stopWork();
    await store.close();
  });

  it('keeps the messages of an earlier version', async () => {
    const folder = temporaryFolder();
    const db = new DatabaseSync(path.join(folder, STORE_FILE));
    db.exec(`${earlierStore(SQLITE_DIALECT)}; PRAGMA user_version = 2`);
    db.close();
    const store = openSqlite(folder);
    await expectDelivered(store);
  });

  it('refuses a file that is damaged or of another version', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, STORE_FILE);
    await writeFile(file, Buffer.alloc(8192, 'x'));
    expect(() => openSqlite(folder)).toThrow(/^DATA_DIR: found ".*not an SQLite database/);
    await rm(file);
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE leads (id)');
    expect(() => openSqlite(folder)).toThrow(/the file has other tables/);
    db.exec('PRAGMA user_version = 999');
    expect(() => openSqlite(folder)).toThrow(
      /found schema version 999, expected at most \d+: a later version/,
    );
    db.close();
  });

  it('keeps other users of the computer out', async () => {
    const folder = path.join(temporaryFolder(), 'shared');
    const store = openSqlite(folder);
    await store.addLead(newLead());
    copyStoreFile(folder, path.join(folder, 'backup.sqlite'));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm', 'backup.sqlite'])
      expect((await stat(path.join(folder, name))).mode & 0o777, name).toBe(0o600);
    await store.close();
    // The group may reach the socket, and no more.
    for (const mode of [0o710, 0o750]) {
      await chmod(folder, mode);
      await openSqlite(folder).close();
      expect((await stat(folder)).mode & 0o777).toBe(mode === 0o710 ? mode : 0o700);
    }
    await chmod(folder, 0o777);
    expect(() => openSqlite(folder)).toThrow(/expected a folder that other users cannot write to/);
  });
});

const missing = missingPostgres();
const title = `the shared store${missing === undefined ? '' : `, skipped: ${missing}`}`;

describe.skipIf(missing !== undefined)(title, () => {
  let url: string;
  const open = () => PostgresStore.open(url, { ...STORE_OPTIONS, firstRetryMs: 1000 });
  beforeAll(async () => {
    url = await createDatabase();
    await (await open()).close();
  });
  // While no store is open, whose queue would hold locks.
  const empty = 'TRUNCATE leads, deliveries, consents, consent_texts, consent_clients, facts, pgboss.job';
  describeStore(async () => {
    await runSql(url, empty);
    return open();
  });

  it('waits at most an hour before another attempt, and keeps what waits for years', async () => {
    await runSql(url, empty);
    const store = await open();
    await store.addLead(newLead());
    await runSql(url, 'UPDATE pgboss.job SET retry_count = 100');
    await startWork(store, () => FAILED);
    const text = `SELECT extract(epoch FROM start_after - now())::int / 60 AS minutes,
      keep_until > now() + interval '1 year' AS "isKept" FROM pgboss.job WHERE state = 'retry'`;
    await expect
      .poll(() => store.query(text))
      .toEqual([{ minutes: expect.closeTo(54, -2) as number, isKept: true }]);
    await store.stopWork();
    await store.close();
  });

  it('keeps the messages of an earlier version', async () => {
    const earlier = await createDatabase();
    const version =
      'CREATE TABLE leads_schema (version INTEGER NOT NULL); INSERT INTO leads_schema VALUES (2)';
    await runSql(earlier, `${version};\n${earlierStore(POSTGRES_DIALECT)}`);
    const store = await PostgresStore.open(earlier, STORE_OPTIONS);
    await expectDelivered(store);
  });
});
