import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { STORE_FILE } from '../../server/contact/stores/sqlite/open.ts';
import { type LeadSummary } from '../../server/owner/queries.ts';
import { claimIn, DELIVERED, failed, LATER, newLead } from '../support/leads.ts';
import { runLeads } from '../support/leads-cli.ts';

const OLD_STORE = path.resolve(import.meta.dirname, '../support/leads-schema-2.sql');

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'leads-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true });
});
const leads = (...args: string[]) => runLeads({ DATA_DIR: dataDir }, ...args);
const listed = async (...args: string[]) =>
  JSON.parse((await leads('list', '--json', ...args)).out) as LeadSummary[];
/** Sorted: two leads of the same millisecond may be listed in either order. */
const names = async (...args: string[]) => (await listed(...args)).map(({ name }) => name).toSorted();
const withStore = async (work: (store: SqliteStore) => Promise<void>) => {
  const store = new SqliteStore(dataDir);
  await work(store);
  await store.close();
};
const idOf = async (name: string) => (await listed('--all')).find((lead) => lead.name === name)?.id ?? '';

describe('an answered lead', () => {
  beforeEach(() =>
    withStore(async (store) => {
      for (const name of ['Ann', 'Bo'])
        await store.settle(claimIn(await store.accept(newLead({ name }))), DELIVERED);
    }),
  );

  it('is not listed', async () => {
    expect((await leads('answered', await idOf('Ann'))).out).toBe('Marked 1 lead as answered.\n');
    expect(await names()).toEqual(['Bo']);
  });

  it('is listed with --all', async () => {
    await leads('answered', await idOf('Ann'));
    expect(await names('--all')).toEqual(['Ann', 'Bo']);
    expect((await leads('list', '--all')).out).toMatch(/delivered, answered \d+s ago/);
  });

  it('is listed by its state', async () => {
    await leads('answered', await idOf('Ann'));
    expect(await names('--state', 'delivered')).toEqual(['Ann', 'Bo']);
  });

  it('is exported, with the time', async () => {
    await leads('answered', await idOf('Ann'));
    expect((await leads('export', '--csv')).out).toMatch(/,Ann,.*,\d{4}-\d\d-\d\dT[\d:.]+Z\r\n/);
  });

  it('can be marked as not answered', async () => {
    const id = await idOf('Ann');
    await leads('answered', id);
    expect((await leads('answered', id, '--undo')).out).toBe('Marked 1 lead as not answered.\n');
    expect(await names()).toEqual(['Ann', 'Bo']);
  });

  it('has to exist', async () => {
    expect(await leads('answered', 'nobody')).toMatchObject({ code: 1, err: 'nobody: no such lead\n' });
  });
});

it('a lead that its sender corrects has to be answered again', async () => {
  const key = randomUUID();
  await withStore(async (store) => {
    const accepted = await store.accept(newLead({}, { key }));
    await store.settle(claimIn(accepted), failed(LATER));
  });
  await leads('answered', await idOf('Dana Whitfield'));
  expect(await names()).toEqual([]);
  await withStore(async (store) => {
    await store.accept(newLead({ name: 'Dana Corrected' }, { key }));
  });
  expect(await names()).toEqual(['Dana Corrected']);
});

it('a lead that its sender has replaced is listed only with --all', async () => {
  const key = randomUUID();
  await withStore(async (store) => {
    await store.accept(newLead({ name: 'First' }, { key }));
    await store.accept(newLead({ name: 'Second' }, { key }));
  });
  expect(await names()).toEqual(['Second']);
  expect(await names('--all')).toEqual(['First', 'Second']);
});

it('a store of schema version 2 stays as it is with --no-migrate', async () => {
  const file = new DatabaseSync(path.join(dataDir, STORE_FILE));
  file.exec(readFileSync(OLD_STORE, 'utf8'));
  file.exec('PRAGMA user_version = 2');
  file.close();
  const { code, err } = await leads('list', '--no-migrate');
  expect(code).toBe(1);
  expect(err).toContain('found a store of version 2');
});

it('a store of schema version 2 keeps its leads, which are not answered', async () => {
  const file = new DatabaseSync(path.join(dataDir, STORE_FILE));
  file.exec(readFileSync(OLD_STORE, 'utf8'));
  file.exec('PRAGMA user_version = 2');
  file.close();
  expect(await names()).toEqual(['Arrived Ann', 'Parked Ann', 'Waiting Ann']);
  expect((await leads('show', await idOf('Arrived Ann'))).out).toContain('Consent given');
  await leads('answered', await idOf('Arrived Ann'));
  expect(await names()).toEqual(['Parked Ann', 'Waiting Ann']);
});
