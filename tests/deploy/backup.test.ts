import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood } from '../support/flood.ts';
import { newLead, openSqlite } from '../support/leads.ts';
import { runLeads } from '../support/leads-cli.ts';
import { createDatabase, expireLeases, missingPostgres, runSql } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { startMailServer } from '../support/smtp.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startWebhook } from '../support/webhook.ts';
import { which } from '../../tools/programs.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = temporaryFolder();
  dataDir = path.join(folder, 'data');
});

type Env = Record<string, string>;

/** Starts a server for the rest of the test. */
async function start(env: Env = {}) {
  const quick = { CONTACT_RATE_LIMIT: '0', CONTACT_FIRST_RETRY_MS: '200', LOG_LEVEL: 'silent' };
  const server = await startServer({
    dist: writeFixtureSite(),
    env: { DATA_DIR: dataDir, ...quick, ...env },
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}
const leads = (args: readonly string[], env: Env = {}) => runLeads({ DATA_DIR: dataDir, ...env }, ...args);
const backups = async () => (await readdir(path.join(dataDir, 'backups'))).sort();
const backupFile = async () => path.join(dataDir, 'backups', (await backups()).at(-1) ?? '');
const messages = async (env?: Env) =>
  (JSON.parse((await leads(['export', '--json'], env)).out) as { message: string }[]).map(
    ({ message }) => message,
  );

async function storeLead(): Promise<void> {
  const store = openSqlite(dataDir);
  await store.addLead(newLead());
  await store.close();
}

/** Makes a backup of a server while it gets messages; returns those acknowledged before it. */
async function backUpUnderLoad(url: string, env: Env): Promise<string[]> {
  const flood = startFlood([url], 8);
  await vi.waitUntil(() => flood.answers.length >= 50, { timeout: 60_000 });
  const acknowledged = flood.answers.filter((answer) => answer.acknowledged).map(({ message }) => message);
  expect((await leads(['backup'], env)).out).toMatch(/^Wrote \d+ leads to /);
  await flood.stop();
  expect(await backups()).toHaveLength(1);
  return acknowledged;
}

describe('the backup', () => {
  it.each(which('age') === undefined ? [false] : [false, true])(
    'taken under load restores every message acknowledged before it (encrypted: %s)',
    { timeout: 150_000 },
    async (isEncrypted) => {
      const key = path.join(folder, 'key.txt');
      const env: Env = {};
      if (isEncrypted) {
        execFileSync('age-keygen', ['-o', key], { stdio: 'ignore' });
        env.BACKUP_AGE_RECIPIENT = execFileSync('age-keygen', ['-y', key], { encoding: 'utf8' }).trim();
      }
      const server = await start();
      const acknowledged = await backUpUnderLoad(server.url, env);
      const file = await backupFile();
      expect((await readFile(file)).includes('SQLite format 3')).toBe(!isEncrypted);
      const restore = ['restore', file, ...(isEncrypted ? ['--identity', key] : [])];
      await server.kill();
      if (isEncrypted) expect((await leads(restore.slice(0, 2))).err).toContain('add --identity');
      const { out } = await leads(restore);
      const before = / is in (.*)\.$/m.exec(out)?.[1] ?? '';
      expect(await readdir(before)).toContain('leads.sqlite');
      await start();
      // A server has no socket if the path of DATA_DIR is too long.
      await rm(path.join(dataDir, 'leads.sock'));
      expect(await leads(restore)).toMatchObject({ code: 1, err: 'The server is running. Stop it first.\n' });
      expect(await leads(['check'])).toMatchObject({ code: 0 });
      const restored = await messages();
      expect(restored).toEqual(expect.arrayContaining(acknowledged));
      expect(out).toContain(`Restored ${String(restored.length)} leads.\nWhat was there before is in `);
    },
  );

  const missing =
    missingPostgres() ?? (which('pg_dump') === undefined ? 'install pg_dump and pg_restore' : undefined);
  it.skipIf(missing)(
    `of PostgreSQL does so, too, and what it restores is delivered${missing ? `, skipped: ${missing}` : ''}`,
    { timeout: 150_000 },
    async () => {
      await using webhook = await startWebhook(503);
      const newDatabase = async () => ({
        DATABASE_URL: await createDatabase(),
        CONTACT_WEBHOOK_URL: webhook.url,
      });
      const [original, restored] = [await newDatabase(), await newDatabase()];
      const server = await start(original);
      const acknowledged = await backUpUnderLoad(server.url, original);
      await server.kill();
      await runSql(
        restored.DATABASE_URL,
        `DROP DATABASE ${path.basename(original.DATABASE_URL)} WITH (FORCE)`,
      );

      const file = await backupFile();
      // A server that was started before creates empty tables.
      await (await start(restored)).stop();
      expect(await leads(['restore', file], restored)).toMatchObject({ code: 0, err: '' });
      expect((await leads(['restore', file], restored)).err).toMatch(/^The database holds messages/);
      expect(await messages(restored)).toEqual(expect.arrayContaining(acknowledged));

      webhook.answer(200);
      await expireLeases(restored.DATABASE_URL);
      await start(restored);
      expect(await leads(['check'], restored)).toMatchObject({ code: 0 });
      const delivered = () => webhook.requests.map(({ body }) => (body as { message: string }).message);
      const undelivered = () => acknowledged.filter((message) => !delivered().includes(message));
      await expect.poll(undelivered, { timeout: 100_000, interval: 500 }).toEqual([]);
    },
  );

  /** Names of backups of other days. */
  const OLD = Array.from({ length: 14 }, (_, index) => `leads-202601${index + 10}T033000Z.sqlite`);
  const writeOldBackups = async () => {
    await mkdir(path.join(dataDir, 'backups/.new'), { recursive: true });
    for (const name of OLD) await writeFile(path.join(dataDir, 'backups', name), '');
  };

  it('keeps the last 14 files, and copies the new one by the command of the operator', async () => {
    await storeLead();
    await writeOldBackups();
    const target = path.join(folder, 'other machine');
    await leads(['backup'], { BACKUP_COPY_COMMAND: `cp "$1" '${target}'` });
    expect(await backups()).toEqual([...OLD.slice(1), path.basename(await backupFile())]);
    expect(await readFile(target)).toEqual(await readFile(await backupFile()));
  });

  it.each([
    [{ BACKUP_AGE_RECIPIENT: 'age1wrong' }, 'age: error: '],
    [{ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/leads' }, 'Connection refused'],
  ])('leaves no file and deletes none when it fails with %j', async (env, message) => {
    await writeOldBackups();
    const { code, err } = await leads(['backup'], env);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
    expect(err).not.toContain('secret');
    expect(await backups()).toEqual(OLD);
  });

  it('fails when it cannot be copied, and is encrypted only with age, which is looked for first', async () => {
    await storeLead();
    const command = 'echo no route to host >&2; false';
    const { code, err } = await leads(['backup'], { BACKUP_COPY_COMMAND: command });
    expect([code, err]).toEqual([1, 'no route to host\n']);
    vi.stubEnv('PATH', '');
    const withoutAge = await leads(['backup'], { BACKUP_AGE_RECIPIENT: 'age1wrong' });
    vi.unstubAllEnvs();
    expect(withoutAge.err).toBe('age: not found\n');
    expect(await backups()).toHaveLength(1);
  });

  it('is missed by the check after two days', async () => {
    await storeLead();
    await leads(['backup']);
    expect((await stat(path.join(dataDir, 'backups'))).mode & 0o777).toBe(0o700);
    const file = await backupFile();
    const checkAfter = async (days: number) => {
      await utimes(file, new Date(), new Date(Date.now() - days * 86_400_000));
      return await leads(['check']);
    };
    expect(await checkAfter(1.9)).toMatchObject({ code: 0 });
    const { code, err } = await checkAfter(2.1);
    expect([code, err]).toEqual([1, expect.stringContaining('the last good backup is 2 days old')]);
    await rm(file);
    expect((await leads(['check'])).err).toContain('no backup has succeeded');
  });

  it('that is damaged, or of something else, is not restored', async () => {
    await storeLead();
    const file = path.join(folder, 'file');
    await leads(['backup', file]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const bytes = await readFile(file);
    const before = await readFile(path.join(dataDir, 'leads.sqlite'));
    for (const [wrong, message] of [
      // The version of the schema.
      [Buffer.from(bytes).fill(1, 60, 64), /^A later version of the server/],
      [bytes.subarray(0, 20_000), /^The file is damaged/],
      [bytes.fill(7, 5000, 9000), /^The file is damaged/],
      ['notes', /found no backup, expected one of the embedded store/],
      ['PGDMP', /found a backup of the postgres store/],
      [undefined, /found no file/],
    ] as const) {
      if (wrong === undefined) await rm(file);
      else await writeFile(file, wrong);
      const { code, err } = await leads(['restore', file]);
      expect([code, err]).toEqual([1, expect.stringMatching(message)]);
    }
    expect(await readFile(path.join(dataDir, 'leads.sqlite'))).toEqual(before);
    expect((await readdir(dataDir)).filter((name) => name.includes('restore'))).toEqual([]);
  });

  it('is reported by mail when it fails', async () => {
    using mail = await startMailServer();
    const env = { SMTP_URL: mail.url, MAIL_TO: 'owner@example.com' };
    expect(await leads(['report', 'The backup failed.'], env)).toMatchObject({ code: 0 });
    expect(mail.mails.join()).toContain('Subject: The backup failed.');
  });
});
