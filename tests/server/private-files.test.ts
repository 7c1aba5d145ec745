import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { newLead } from '../support/leads.ts';

const FILES = ['leads.sqlite', 'leads.sqlite-wal', 'backup.sqlite'];
/** The user `nobody`. */
const OTHER_USER = { uid: 65_534, gid: 65_534 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Stores a lead in a folder that others can enter, and makes a backup. */
async function openStoreWithLead(): Promise<SqliteStore> {
  await chmod(folder, 0o755);
  const store = new SqliteStore(folder);
  await store.accept(newLead());
  await store.backup(path.join(folder, 'backup.sqlite'));
  return store;
}

it.each(FILES)('%s can be read only by its owner', async (name) => {
  const store = await openStoreWithLead();
  expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  await store.close();
});

it('a folder that others can enter is closed to them', async () => {
  const store = await openStoreWithLead();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await store.close();
});

it('a folder that others can write to is refused', async () => {
  await chmod(folder, 0o777);
  expect(() => new SqliteStore(folder)).toThrow(/^DATA_DIR: found ".*", expected a folder that other users/);
});

const isRoot = process.getuid?.() === 0;
it.skipIf(!isRoot).each(FILES)('%s cannot be read by another user', async (name) => {
  const store = await openStoreWithLead();
  // Without the mode of the folder, that of the file has to be enough.
  await chmod(folder, 0o755);
  const { status } = spawnSync('cat', [path.join(folder, name)], OTHER_USER);
  expect(status).toBe(1);
  await store.close();
});
