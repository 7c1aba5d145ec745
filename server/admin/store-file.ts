/** The file of the embedded store, read without the server, which may use it at the same time. */
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../errors.ts';
import { SCHEMA_VERSION } from '../leads/schema.ts';
import { resultCode, STORE_FILE } from '../leads/sqlite/open.ts';

const SQLITE_BUSY = 5;

/** The time in names of files: `20261128T132028Z`. */
export const timestamp = () => new Date().toISOString().replace(/[-:]|\.\d+/gu, '');

/** @throws CommandError when there is none: a command must not create one */
export function storeFile(dataDir: string): string {
  const file = join(dataDir, STORE_FILE);
  if (existsSync(file)) return file;
  throw new CommandError(`${dataDir}: no store found. The server creates it at its first start.`);
}

/** Whether a program has the store open, such as a server. */
export function isStoreOpen(dataDir: string): boolean {
  const file = join(dataDir, STORE_FILE);
  if (!existsSync(file)) return false;
  const db = new DatabaseSync(file);
  try {
    // Fails while any other connection is open, even an idle one.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
    return false;
  } catch (error) {
    // A damaged file fails with another error.
    return resultCode(error) === SQLITE_BUSY;
  } finally {
    db.close();
  }
}

/** Copies the store to a file that does not exist yet, and that only this user can read. */
export function copyStoreFile(dataDir: string, copy: string): void {
  const db = new DatabaseSync(storeFile(dataDir), { readOnly: true });
  try {
    closeSync(openSync(copy, 'wx', 0o600));
    db.prepare('VACUUM INTO ?').run(copy);
  } finally {
    db.close();
  }
}

/** Checks all of a file of the store, and returns how many leads it has. @throws CommandError when it is not intact */
export function countLeads(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const [result] = Object.values(db.prepare('PRAGMA integrity_check').get() ?? {});
    if (result !== 'ok') throw new Error(String(result));
    if (Number(db.prepare('PRAGMA user_version').get()?.user_version) > SCHEMA_VERSION)
      throw new CommandError('A later version of the server has used the file. Use that one.');
    return Number(db.prepare('SELECT count(*) AS count FROM leads').get()?.count);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError('The file is damaged. Restore a backup that is intact.', { cause: error });
  } finally {
    db.close();
  }
}
