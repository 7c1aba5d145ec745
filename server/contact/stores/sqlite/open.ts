/** Opens the embedded store's file: for one process alone, and as durable as SQLite can be. */
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../../../config.ts';
import { type Dialect, STEPS } from '../schema.ts';

export const STORE_FILE = 'leads.sqlite';

const SQLITE_BUSY = 5;

const DIALECT: Dialect = {
  integer: 'INTEGER',
  strict: ' STRICT',
  leadColumns: '',
  appendOnly: [
    `CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents
     BEGIN SELECT RAISE(ABORT, 'a record of consent is never changed'); END`,
  ],
};

/**
 * @param dataDir made when it is not there, readable by its owner alone
 * @param version schema version to bring the file to; tests stop at earlier ones
 * @throws ConfigError when another process has the store, or when a newer version of the server wrote it.
 */
export function openStoreFile(dataDir: string, version = STEPS.length): DatabaseSync {
  const file = path.join(dataDir, STORE_FILE);
  const db = openFile(dataDir, file);
  try {
    // In this order: exclusive before WAL, so that SQLite keeps the WAL's index in its own memory.
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA foreign_keys = ON');
    // What is deleted is overwritten: somebody asked for it to be forgotten.
    db.exec('PRAGMA secure_delete = ON');
    db.exec('BEGIN IMMEDIATE');
    migrate(db, file, version);
    db.exec('COMMIT');
    chmodSync(file, 0o600);
    return db;
  } catch (error) {
    db.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new ConfigError(
        `DATA_DIR is "${dataDir}", but another process has the store there open: it belongs to one server at a time.`,
      );
    }
    throw error;
  }
}

function openFile(dataDir: string, file: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return new DatabaseSync(file);
  } catch {
    throw new ConfigError(`DATA_DIR is "${dataDir}", but wants a folder that this process can write to.`);
  }
}

function migrate(db: DatabaseSync, file: string, version: number): void {
  const current = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (current > STEPS.length) {
    throw new ConfigError(
      `${file} has schema ${current}, but this server knows ${STEPS.length}: it wants a newer server.`,
    );
  }
  for (const step of STEPS.slice(current, version)) {
    for (const statement of step(DIALECT)) db.exec(statement);
  }
  if (current < version) db.exec(`PRAGMA user_version = ${version}`);
}
