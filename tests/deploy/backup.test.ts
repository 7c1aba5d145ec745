import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood } from '../support/flood.ts';
import { newLead, openSqlite } from '../support/leads.ts';
import { runLeads } from '../support/leads-cli.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startMailServer } from '../support/smtp.ts';
import { which } from '../../tools/programs.ts';

const run = promisify(execFile);
const DAY_MS = 86_400_000;

let site: FixtureSite;
let folder: string;
let dataDir: string;
beforeEach(async () => {
  site = await writeFixtureSite();
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const start = () =>
  startServer({ dist: site.dist, env: { DATA_DIR: dataDir, CONTACT_RATE_LIMIT: '0', LOG_LEVEL: 'silent' } });
const leads = (args: readonly string[], env: Record<string, string> = {}) =>
  runLeads({ DATA_DIR: dataDir, ...env }, ...args);
const backups = async () => (await readdir(path.join(dataDir, 'backups'))).sort();
const messages = async () =>
  new Set(
    (JSON.parse((await leads(['export', '--json'])).out) as { message: string }[]).map(
      ({ message }) => message,
    ),
  );

async function storeLead(): Promise<void> {
  const store = openSqlite(dataDir);
  await store.accept(newLead());
  await store.close();
}

async function sendMessages(server: RunningServer, atLeast: number): Promise<string[]> {
  const flood = startFlood([server.url], 8);
  await vi.waitUntil(() => flood.answers.length >= atLeast, { timeout: 30_000 });
  await flood.stop();
  return flood.answers.filter(({ acknowledged }) => acknowledged).map(({ message }) => message);
}

describe('the backup', () => {
  it.each(which('age') === undefined ? [false] : [false, true])(
    'taken under load restores every message acknowledged before it (encrypted: %s)',
    { timeout: 150_000 },
    async (isEncrypted) => {
      const key = path.join(folder, 'key.txt');
      const env: Record<string, string> = {};
      if (isEncrypted) {
        await run('age-keygen', ['-o', key]);
        env.BACKUP_AGE_RECIPIENT = (await run('age-keygen', ['-y', key])).stdout.trim();
      }
      const server = await start();
      const acknowledged = await sendMessages(server, 50);
      const flood = startFlood([server.url], 8);
      const { out } = await leads(['backup'], env);
      expect(out).toMatch(/^Wrote \d+ leads to /);
      await flood.stop();
      const [name = '', ...others] = await backups();
      const file = path.join(dataDir, 'backups', name);
      expect(others).toEqual([]);
      expect((await readFile(file)).includes('SQLite format 3')).toBe(!isEncrypted);
      const restore = ['restore', file, ...(isEncrypted ? ['--identity', key] : [])];
      expect(await leads(restore)).toMatchObject({ code: 1, err: 'The server is running. Stop it first.\n' });
      await server.kill();

      expect((await leads(restore)).out).toMatch(/^Restored \d+ leads\.\nWhat was there before is in /);
      const restarted = await start();
      expect(await leads(['check'])).toMatchObject({ code: 0 });
      const restored = await messages();
      expect(acknowledged.filter((message) => !restored.has(message))).toEqual([]);
      await restarted.stop();
    },
  );

  it('keeps the last 14 files, and copies the new one by the command of the operator', async () => {
    await storeLead();
    await mkdir(path.join(dataDir, 'backups/.new'), { recursive: true });
    for (let day = 10; day < 30; day += 1)
      await writeFile(path.join(dataDir, `backups/leads-202601${day}T033000Z.sqlite`), '');
    const target = path.join(folder, 'other machine');
    await leads(['backup'], { BACKUP_COPY_COMMAND: `cp "$1" '${target}'` });
    const files = await backups();
    expect(files).toHaveLength(14);
    expect(files[0]).toContain('20260117');
    expect(await readFile(target)).toEqual(await readFile(path.join(dataDir, 'backups', files.at(-1) ?? '')));
  });

  it.each([
    [{ BACKUP_AGE_RECIPIENT: 'age1wrong' }, 'age: error: '],
    [{ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/leads' }, 'Connection refused'],
  ])('leaves no file and deletes none when it fails with %j', async (env, message) => {
    await mkdir(path.join(dataDir, 'backups'), { recursive: true });
    const old = Array.from({ length: 14 }, (_, index) => `leads-202601${index + 10}T033000Z.sqlite`);
    for (const name of old) await writeFile(path.join(dataDir, 'backups', name), '');
    const { code, err } = await leads(['backup'], env);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
    expect(err).not.toContain('secret');
    expect(await backups()).toEqual(old);
  });

  it('has the name of a backup only when it is whole', async () => {
    const seen = path.join(folder, 'seen');
    const dump = `#!/bin/sh\necho half > "\${2#--file=}"; ls ${dataDir}/backups > ${seen}; exit 1\n`;
    await writeFile(path.join(folder, 'pg_dump'), dump, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${process.env.PATH ?? ''}`);
    expect(await leads(['backup'], { DATABASE_URL: 'postgres://127.0.0.1:1/leads' })).toMatchObject({
      code: 1,
    });
    vi.unstubAllEnvs();
    expect(await readFile(seen, 'utf8')).toBe('');
  });

  it('fails when it cannot be copied, and is encrypted only with age, which is looked for first', async () => {
    await storeLead();
    const command = 'echo no route to host >&2; false';
    expect(await leads(['backup'], { BACKUP_COPY_COMMAND: command })).toMatchObject({
      code: 1,
      err: 'no route to host\n',
    });
    vi.stubEnv('PATH', '');
    const { err } = await leads(['backup'], { BACKUP_AGE_RECIPIENT: 'age1wrong' });
    vi.unstubAllEnvs();
    expect(err).toBe('age: not found\n');
    expect(await backups()).toHaveLength(1);
  });

  it('is missed by the check after two days', async () => {
    await storeLead();
    await leads(['backup']);
    expect(await leads(['check'])).toMatchObject({ code: 0 });
    const [name = ''] = await backups();
    const file = path.join(dataDir, 'backups', name);
    await utimes(file, new Date(), new Date(Date.now() - 2.5 * DAY_MS));
    expect(await leads(['check'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('the last good backup is 2 days old') as string,
    });
  });

  it('that is damaged, or of something else, is not restored', async () => {
    await storeLead();
    const file = path.join(folder, 'file');
    await leads(['backup', file]);
    const bytes = await readFile(file);
    const before = await readFile(path.join(dataDir, 'leads.sqlite'));
    for (const wrong of [
      bytes.subarray(0, 20_000),
      bytes.fill(7, 5000, 9000),
      Buffer.from('notes'),
      undefined,
    ]) {
      if (wrong === undefined) await rm(file);
      else await writeFile(file, wrong);
      expect(await leads(['restore', file])).toMatchObject({
        code: 1,
        err: expect.not.stringContaining('Error') as string,
      });
    }
    expect(await readFile(path.join(dataDir, 'leads.sqlite'))).toEqual(before);
    expect((await readdir(dataDir)).filter((name) => name.includes('restore'))).toEqual([]);
  });

  it('is reported by mail when it fails', async () => {
    await using mail = await startMailServer();
    const env = { SMTP_URL: mail.url, MAIL_TO: 'owner@example.com' };
    expect(await leads(['report', 'The backup failed.'], env)).toMatchObject({ code: 0 });
    expect(mail.mails.join()).toContain('Subject: The backup failed.');
    expect(await leads(['report', 'The backup failed.'])).toMatchObject({ code: 1 });
  });
});
