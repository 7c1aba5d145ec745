import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STEPS } from '../../server/contact/stores/schema.ts';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { openStoreFile, STORE_FILE } from '../../server/contact/stores/sqlite/open.ts';
import { newLead } from '../support/leads.ts';
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
  return {
    store: new SqliteStore(folder),
    done: () => rm(folder, { recursive: true, force: true }),
  };
});

describe('the embedded store', () => {
  it('makes leads available after a restart that were being delivered before it', async () => {
    const before = new SqliteStore(dataDir);
    const accepted = await before.accept(newLead());
    await before.close();
    const after = new SqliteStore(dataDir);
    const id = accepted.outcome === 'new' ? accepted.claim.id : '';
    expect(await after.claim(id)).toMatchObject({ id, submission: newLead().submission });
    await after.close();
  });

  it('refuses a second process', async () => {
    const store = new SqliteStore(dataDir);
    expect(() => new SqliteStore(dataDir)).toThrow(/another process has the store open/);
    await store.close();
  });

  it('says which folder it expects when it cannot be created', () => {
    expect(() => new SqliteStore('/dev/null/x')).toThrow(
      /^DATA_DIR: found "\/dev\/null\/x", expected a folder/,
    );
  });

  it('commits simultaneous messages together', async () => {
    let commits = 0;
    const store = new SqliteStore(dataDir, { beforeCommit: () => (commits += 1) });
    const [visitors, each] = [50, 20];
    const visit = async () => {
      for (let i = 0; i < each; i += 1) await store.accept(newLead());
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    expect(commits).toBeLessThanOrEqual(2 * each);
    await store.close();
  });

  it('rolls back one write of a group without the others', async () => {
    const store = new SqliteStore(dataDir);
    const good = store.accept(newLead());
    const bad = store.accept(newLead({ name: undefined as unknown as string }));
    const alsoGood = store.accept(newLead());
    await expect(bad).rejects.toThrow();
    expect([(await good).outcome, (await alsoGood).outcome]).toEqual(['new', 'new']);
    expect(await store.sql.all('SELECT id FROM leads')).toHaveLength(2);
    expect(await store.sql.all('SELECT id FROM consents')).toHaveLength(2);
    await store.close();
  });

  it('refuses to change a consent record', async () => {
    const store = new SqliteStore(dataDir);
    await store.accept(newLead());
    const change = store.sql.write([{ text: 'UPDATE consents SET ticked = 0', values: [] }]);
    await expect(change).rejects.toThrow();
    await store.close();
  });

  it.each(STEPS.map((_step, version) => version))('migrates a file of schema version %i', async (version) => {
    const old = openStoreFile(dataDir, version);
    const wasEmpty = version === 0;
    if (!wasEmpty) {
      old.exec(`INSERT INTO leads (id, content_hash, name, email, phone, message, domain, agreement_checked, email_key,
        phone_key, state, received_at, tried_since, planned_at, due_at)
        VALUES ('one', 'h', 'n', 'e', 'p', 'm', 'd', 1, 'e', 'p', 'pending', 1, 1, 1, 1)`);
    }
    old.close();
    const store = new SqliteStore(dataDir);
    if (!wasEmpty) expect(await store.claim('one')).toMatchObject({ id: 'one' });
    await store.close();
    const file = new DatabaseSync(path.join(dataDir, STORE_FILE));
    expect(file.prepare('PRAGMA user_version').get()).toEqual({ user_version: STEPS.length });
    file.close();
  });

  it('keeps delivering after the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const store = new SqliteStore(dataDir);
    const accepted = await store.accept(newLead());
    if (accepted.outcome !== 'new') throw new Error(`The lead is ${accepted.outcome}, not new.`);
    const { claim } = accepted;
    await store.settle(claim, { kind: 'failed', error: 'timeout', uncertain: true, retryInMs: 30_000 });
    vi.setSystemTime(Date.now() - 24 * 3_600_000);
    const seen: string[] = [];
    await store.startDelivering(async (due) => {
      seen.push(due.id);
      await store.settle(due, { kind: 'delivered' });
    }, 1);
    await expect.poll(() => seen).toEqual([claim.id]);
    vi.useRealTimers();
    await store.stopDelivering();
    await store.close();
  });

  it('refuses a file from a newer server', async () => {
    await new SqliteStore(dataDir).close();
    const file = new DatabaseSync(path.join(dataDir, STORE_FILE));
    file.exec('PRAGMA user_version = 99');
    file.close();
    expect(() => new SqliteStore(dataDir)).toThrow(/found schema 99/);
  });
});
