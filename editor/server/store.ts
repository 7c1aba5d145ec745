import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLTagStore } from 'node:sqlite';
import type { Publication, StoredDraft } from '../shared/api.ts';

const MINUTE_MS = 60_000;
/** How long a session lasts without a visit. */
export const SESSION_MS = 30 * 24 * 60 * MINUTE_MS;

const TABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS records (
    kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (kind, key)) STRICT;`;

/** A phone or computer that may sign in, with its passkey. */
export interface Device {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since the epoch. */
  readonly seenAt: number;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/** Type of the records of each kind. */
interface Records {
  device: Device;
  /** Key: path of the file. */
  draft: StoredDraft;
  publication: Publication;
  session: { readonly device: string };
  invitation: { readonly name: string };
  /** What a passkey has to sign. */
  challenge: true;
  /** A ticket opens the preview once and is exchanged for a cookie, `preview`. Both belong to a session of the editor. */
  ticket: { readonly session: string };
  preview: { readonly session: string };
}

/** Lifetime of each kind of record in milliseconds. The others do not expire. */
const LIFETIMES: Partial<Record<keyof Records, number>> = {
  session: SESSION_MS,
  invitation: 24 * 60 * MINUTE_MS,
  challenge: 5 * MINUTE_MS,
  ticket: MINUTE_MS,
  preview: SESSION_MS,
};

/** Key of a secret: the store has only hashes. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Devices, sessions, invitations, drafts and the last publication. */
export class EditorStore implements Disposable {
  readonly #database: DatabaseSync;
  readonly #sql: SQLTagStore;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#database = new DatabaseSync(join(folder, 'editor.sqlite'));
    this.#database.exec(TABLE);
    this.#sql = this.#database.createTagStore();
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }

  list<K extends keyof Records>(kind: K): (readonly [key: string, value: Records[K]])[] {
    const rows = this.#sql
      .all`SELECT key, value FROM records WHERE kind = ${kind} AND expires_at > ${Date.now()} ORDER BY rowid`;
    return rows.map(({ key, value }) => [String(key), JSON.parse(String(value)) as Records[K]]);
  }

  get<K extends keyof Records>(kind: K, key: string): Records[K] | undefined {
    const row = this.#sql
      .get`SELECT value FROM records WHERE kind = ${kind} AND key = ${key} AND expires_at > ${Date.now()}`;
    return row && (JSON.parse(String(row.value)) as Records[K]);
  }

  set<K extends keyof Records>(kind: K, key: string, value: Records[K]): void {
    const expiresAt = Date.now() + (LIFETIMES[kind] ?? Number.MAX_SAFE_INTEGER / 2);
    this.#sql.run`DELETE FROM records WHERE expires_at <= ${Date.now()}`;
    this.#sql.run`INSERT INTO records VALUES (${kind}, ${key}, ${JSON.stringify(value)}, ${expiresAt})
      ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`;
  }

  /** Stores a value under a new secret, and returns the secret. */
  setSecret<K extends keyof Records>(kind: K, value: Records[K]): string {
    const secret = randomBytes(32).toString('base64url');
    this.set(kind, hashOf(secret), value);
    return secret;
  }

  delete(kind: keyof Records, key: string): void {
    this.#sql.run`DELETE FROM records WHERE kind = ${kind} AND key = ${key}`;
  }

  take<K extends keyof Records>(kind: K, key: string): Records[K] | undefined {
    const value = this.get(kind, key);
    this.delete(kind, key);
    return value;
  }

  /** Device of a session, given by the hash of its secret. Extends the session to a month from now. */
  sessionDevice(session: string): Device | undefined {
    const { device: id = '' } = this.get('session', session) ?? {};
    const device = this.get('device', id);
    // Not a write for each request.
    if (device && Date.now() - device.seenAt > MINUTE_MS) {
      this.set('device', id, { ...device, seenAt: Date.now() });
      this.set('session', session, { device: id });
    }
    return device;
  }
}
