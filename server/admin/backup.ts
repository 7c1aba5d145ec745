/** Backups of the stored messages in DATA_DIR/backups. A file there is complete, was read again, and is encrypted if wanted. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { databaseAddress, runProgram } from './run-program.ts';

const KEPT = 14;
const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 2;
/** Of the folder of a backup in progress. */
const UNFINISHED = '.new-';
const ABANDONED_MS = 3_600_000;

const backupsOf = (names: readonly string[]) => names.filter((name) => name.startsWith('leads-')).sort();

/**
 * Writes a backup, deletes old ones, and copies the new one with BACKUP_COPY_COMMAND.
 * @param copyStore writes a copy of the embedded store, and returns how many leads it has
 * @throws CommandError when no backup was written, or when it could not be copied
 */
export async function backUp(
  { dataDir, databaseUrl, backup: { recipient, copyCommand } }: Config,
  copyStore: (file: string) => Promise<number>,
): Promise<{ file: string; count: number }> {
  const folder = path.join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const encrypt = (...args: string[]) =>
    runProgram('age', ['--encrypt', '--recipient', recipient ?? '', ...args]);
  // Before there is anything to encrypt.
  if (recipient !== undefined) await encrypt();

  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const unfinished = await mkdtemp(path.join(folder, UNFINISHED));
  try {
    const plain = path.join(unfinished, `leads-${stamp}.${databaseUrl === undefined ? 'sqlite' : 'dump'}`);
    const count = databaseUrl === undefined ? await copyStore(plain) : await dump(databaseUrl, plain);
    const finished = recipient === undefined ? plain : `${plain}.age`;
    if (recipient !== undefined) await encrypt('--output', finished, plain);
    const file = path.join(folder, path.basename(finished));
    await rename(finished, file);
    for (const old of backupsOf(await readdir(folder)).slice(0, -KEPT)) await rm(path.join(folder, old));
    if (copyCommand !== undefined) await runProgram('sh', ['-c', copyCommand, 'backup', file]);
    return { file, count };
  } finally {
    await rm(unfinished, { recursive: true });
  }
}

/** What a power cut has left: it may not be encrypted. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (name.startsWith(UNFINISHED) && Date.now() - statSync(file).mtimeMs > ABANDONED_MS)
      await rm(file, { recursive: true });
  }
}

/** Returns how many leads the file has, after reading all of it. */
async function dump(databaseUrl: string, file: string): Promise<number> {
  const { address, env } = databaseAddress(databaseUrl);
  await runProgram('pg_dump', ['--format=custom', `--file=${file}`, address], env);
  await runProgram('pg_restore', ['--file=/dev/null', file]);
  const rows = await runProgram('pg_restore', ['--data-only', '--table=leads', '--file=-', file]);
  const [, copied = ''] = /^COPY \S+leads .*\n([\s\S]*?)^\\\.$/m.exec(rows) ?? [];
  return copied.split('\n').length - 1;
}

/** What is wrong with the backups of a server that makes some. */
export function backupProblems(dataDir: string): string[] {
  const folder = path.join(dataDir, 'backups');
  if (!existsSync(folder)) return [];
  const last = backupsOf(readdirSync(folder)).at(-1);
  if (last === undefined) return [`${folder}: no backup has succeeded. See: journalctl -u salon-backup`];
  const days = Math.floor((Date.now() - statSync(path.join(folder, last)).mtimeMs) / DAY_MS);
  if (days < MAX_AGE_DAYS) return [];
  return [`${folder}: the last good backup is ${days} days old. See: journalctl -u salon-backup`];
}
