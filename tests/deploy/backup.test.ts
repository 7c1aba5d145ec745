import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood } from '../support/flood.ts';
import { runLeadsProcess } from '../support/leads-cli.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { which } from '../../tools/programs.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

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
const backUp = (env: Record<string, string> = {}) =>
  run(path.join(PROJECT, 'deploy/backup.sh'), {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  });
const backups = async () => (await readdir(path.join(dataDir, 'backups'))).sort();

async function sendMessages(server: RunningServer, atLeast: number): Promise<string[]> {
  const flood = startFlood([server.url], 8);
  await vi.waitUntil(() => flood.answers.length >= atLeast, { timeout: 30_000 });
  await flood.stop();
  return flood.answers.filter(({ acknowledged }) => acknowledged).map(({ message }) => message);
}

describe('the backup', () => {
  it('taken under load restores every message acknowledged before it', async () => {
    const server = await start();
    const acknowledged = await sendMessages(server, 50);
    const flood = startFlood([server.url], 8);
    await backUp();
    await flood.stop();
    await server.kill();
    const [file = ''] = await backups();
    await cp(path.join(dataDir, 'backups', file), path.join(folder, 'copy'));
    await rm(dataDir, { recursive: true });

    await cp(path.join(folder, 'copy'), path.join(dataDir, 'leads.sqlite'));
    const restarted = await start();
    expect(await runLeadsProcess({ DATA_DIR: dataDir }, 'check')).toMatchObject({ code: 0 });
    const { out } = await runLeadsProcess({ DATA_DIR: dataDir }, 'export', '--json');
    await restarted.stop();
    const restored = new Set((JSON.parse(out) as { message: string }[]).map(({ message }) => message));
    expect(acknowledged.filter((message) => !restored.has(message))).toEqual([]);
  });

  it('keeps the last 14 files', async () => {
    await using server = await start();
    await sendMessages(server, 1);
    await backUp();
    for (let day = 10; day < 30; day += 1)
      await writeFile(path.join(dataDir, `backups/leads-202601${day}T033000Z.sqlite`), '');
    await rm(path.join(dataDir, 'backups', (await backups()).at(-1) ?? ''));
    await backUp();
    const files = await backups();
    expect(files).toHaveLength(14);
    expect(files[0]).toContain('20260117');
  });

  it('is copied by the command of the operator', async () => {
    await using server = await start();
    await sendMessages(server, 1);
    const target = path.join(folder, 'other machine');
    await backUp({ BACKUP_COPY_COMMAND: `cp "$1" '${target}'` });
    expect(await readdir(folder)).toContain('other machine');
  });

  it('fails when it cannot be copied', async () => {
    await using server = await start();
    await sendMessages(server, 1);
    await expect(backUp({ BACKUP_COPY_COMMAND: 'false' })).rejects.toMatchObject({ code: 1 });
  });

  it.skipIf(which('age') === undefined)('is encrypted for a public key', async () => {
    await using server = await start();
    await sendMessages(server, 1);
    const key = path.join(folder, 'key.txt');
    await run('age-keygen', ['-o', key]);
    const recipient = (await run('age-keygen', ['-y', key])).stdout.trim();
    await backUp({ BACKUP_AGE_RECIPIENT: recipient });
    const [file = '', ...more] = await backups();
    expect(more).toEqual([]);
    const { stdout } = await run('age', ['-d', '-i', key, path.join(dataDir, 'backups', file)], {
      encoding: 'buffer',
      maxBuffer: 1e8,
    });
    expect(stdout.subarray(0, 15).toString()).toBe('SQLite format 3');
  });
});
