import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Draft, type Drafts } from '../shared/api.ts';

const DAY_MS = 24 * 60 * 60_000;
const INVITATION_MS = DAY_MS;
const SESSION_MS = 30 * DAY_MS;

const TABLES = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS devices (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, public_key BLOB NOT NULL, counter INTEGER NOT NULL,
    transports TEXT NOT NULL, added_at INTEGER NOT NULL, seen_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    hash TEXT PRIMARY KEY, device TEXT NOT NULL REFERENCES devices ON DELETE CASCADE, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS invitations (hash TEXT PRIMARY KEY, name TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS stored_values (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`;

/** A device with its passkey. */
export interface StoredDevice {
  readonly id: string;
  readonly name: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly addedAt: number;
  readonly seenAt: number;
}

const DEVICE =
  'id, name, public_key AS publicKey, counter, transports, added_at AS addedAt, seen_at AS seenAt';

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
const newSecret = () => randomBytes(32).toString('base64url');

/** Devices, sessions, invitations and drafts. Secrets are stored as hashes. */
export class Store implements Disposable {
  readonly #database: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#database = new DatabaseSync(join(folder, 'editor.sqlite'));
    this.#database.exec(TABLES);
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }

  #run(sql: string, ...values: (string | number | Uint8Array)[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes);
  }

  #find(sql: string, ...values: (string | number)[]): Record<string, unknown>[] {
    return this.#database.prepare(sql).all(...values);
  }

  /** Returns the secret of a new invitation. */
  invite(name: string): { secret: string; expiresAt: number } {
    const [secret, expiresAt] = [newSecret(), Date.now() + INVITATION_MS];
    this.#run('INSERT INTO invitations VALUES (?, ?, ?)', hash(secret), name, expiresAt);
    return { secret, expiresAt };
  }

  /** The name that an invitation is for; undefined if there is none, or no more. */
  invitationName(secret: string): string | undefined {
    const sql = 'SELECT name FROM invitations WHERE hash = ? AND expires_at > ?';
    return this.#find(sql, hash(secret), Date.now())[0]?.name as string | undefined;
  }

  /** Uses an invitation up. Returns whether it was there. */
  useInvitation(secret: string): boolean {
    return (
      this.#run('DELETE FROM invitations WHERE hash = ? AND expires_at > ?', hash(secret), Date.now()) === 1
    );
  }

  addDevice({ id, name, publicKey, counter, transports }: Omit<StoredDevice, 'addedAt' | 'seenAt'>): void {
    const now = Date.now();
    const sql = 'INSERT INTO devices VALUES (?, ?, ?, ?, ?, ?, ?)';
    this.#run(sql, id, name, publicKey, counter, transports.join(), now, now);
  }

  devices(): StoredDevice[] {
    return this.#find(`SELECT ${DEVICE} FROM devices ORDER BY added_at`).map(
      (row) =>
        ({
          ...row,
          transports: String(row.transports).split(',').filter(Boolean),
        }) as unknown as StoredDevice,
    );
  }

  device(id: string): StoredDevice | undefined {
    return this.devices().find((device) => device.id === id);
  }

  setCounter(id: string, counter: number): void {
    this.#run('UPDATE devices SET counter = ? WHERE id = ?', counter, id);
  }

  /** Ends a device with its sessions. */
  removeDevice(id: string): void {
    this.#run('DELETE FROM sessions WHERE device = ?', id);
    this.#run('DELETE FROM devices WHERE id = ?', id);
  }

  /** Returns the secret of a new session. */
  startSession(device: string): string {
    const secret = newSecret();
    this.#run('DELETE FROM sessions WHERE expires_at <= ?', Date.now());
    this.#run('INSERT INTO sessions VALUES (?, ?, ?)', hash(secret), device, Date.now() + SESSION_MS);
    return secret;
  }

  /** The device that a session is of. Each use makes the session last a month more. */
  sessionDevice(secret: string): StoredDevice | undefined {
    const sql = 'SELECT device FROM sessions WHERE hash = ? AND expires_at > ?';
    const id = this.#find(sql, hash(secret), Date.now())[0]?.device as string | undefined;
    const device = id === undefined ? undefined : this.device(id);
    // Not a write for each request.
    if (device && Date.now() - device.seenAt > 60_000) {
      this.#run('UPDATE devices SET seen_at = ? WHERE id = ?', Date.now(), device.id);
      this.#run('UPDATE sessions SET expires_at = ? WHERE hash = ?', Date.now() + SESSION_MS, hash(secret));
    }
    return device;
  }

  endSession(secret: string): void {
    this.#run('DELETE FROM sessions WHERE hash = ?', hash(secret));
  }

  value(key: string): unknown {
    const [row] = this.#find('SELECT value FROM stored_values WHERE key = ?', key);
    return row && (JSON.parse(String(row.value)) as unknown);
  }

  setValue(key: string, value: unknown): void {
    this.#run('INSERT OR REPLACE INTO stored_values VALUES (?, ?)', key, JSON.stringify(value));
  }

  drafts(): Drafts {
    const rows = this.#find("SELECT key, value FROM stored_values WHERE key LIKE 'draft %'");
    return Object.fromEntries(
      rows.map(({ key, value }) => [String(key).slice('draft '.length), JSON.parse(String(value)) as Draft]),
    );
  }

  setDraft(id: string, draft: Draft): void {
    this.setValue(`draft ${id}`, draft);
  }

  dropDraft(id: string): void {
    this.#run('DELETE FROM stored_values WHERE key = ?', `draft ${id}`);
  }
}
