/** Opens the file of the embedded store: private, and as durable as SQLite can be. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../../errors.ts';
import { type Dialect, SCHEMA_VERSION, pendingMigrations } from '../schema.ts';

export const STORE_FILE = 'leads.sqlite';

export const SQLITE_DIALECT: Dialect = {
  appendOnly: [
    `CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents
     BEGIN SELECT RAISE(ABORT, 'a record of consent is never changed'); END`,
  ],
  queueColumns: [
    // When the next attempt is due, and until when a running attempt holds its lease.
    `due_at BIGINT NOT NULL DEFAULT 0`,
    `claimed_until BIGINT NOT NULL DEFAULT 0`,
  ],
};

/** What DATA_DIR is expected to be, by SQLite's result code (https://sqlite.org/rescode.html). */
const EXPECTED: Readonly<Record<number, string>> = {
  1: `a ${STORE_FILE} written by this server: the file has other tables`,
  5: 'a folder for this server alone: another process has the store locked',
  8: 'a folder that this user may write to: the store is read-only',
  10: 'a folder on a disk that can be read and written',
  11: `an intact ${STORE_FILE}: the file is damaged. Restore a backup`,
  13: 'a folder on a disk with free space',
  14: 'a folder that this user may write to',
  26: `a ${STORE_FILE} written by this server: the file is not an SQLite database. Restore a backup`,
};

/**
 * @param dataDir created when it does not exist
 * @throws ConfigError when the folder or the file in it cannot be used
 */
export function openStoreFile(dataDir: string): DatabaseSync {
  const file = join(dataDir, STORE_FILE);
  makePrivate(dataDir, file);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file);
    // `npm run leads` may write at the same time. Milliseconds.
    db.exec('PRAGMA busy_timeout = 5000');
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    // Deleted rows are overwritten: they may be personal data that had to be erased.
    db.exec('PRAGMA secure_delete = ON');
    db.exec('BEGIN IMMEDIATE');
    updateSchema(db);
    db.exec('COMMIT');
    return db;
  } catch (error) {
    db?.close();
    const expected = EXPECTED[resultCode(error)];
    throw expected === undefined ? error : unusable(dataDir, expected);
  }
}

/** SQLite's primary result code of an error; 0 for an error of another kind. */
export function resultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

/** Keeps other users out of the folder and its files. SQLite gives its other files the mode of the first one. */
function makePrivate(dataDir: string, file: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const { mode } = statSync(dataDir);
    // Do not change the mode of a shared folder such as /tmp.
    if ((mode & 0o002) !== 0) throw unusable(dataDir, 'a folder that other users cannot write to');
    // The group may pass through to the socket, but not list or read anything.
    if ((mode & 0o067) !== 0) chmodSync(dataDir, 0o700);
    closeSync(openSync(file, 'a', 0o600));
    for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
  } catch (error) {
    throw error instanceof ConfigError
      ? error
      : unusable(dataDir, 'a folder that this user owns and may write to');
  }
}

function unusable(dataDir: string, expected: string): ConfigError {
  return new ConfigError(`DATA_DIR: found "${dataDir}", expected ${expected}`);
}

/** Creates the tables, or changes those of an earlier version. */
function updateSchema(db: DatabaseSync): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  for (const statement of pendingMigrations(version, SQLITE_DIALECT)) db.exec(statement);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}
