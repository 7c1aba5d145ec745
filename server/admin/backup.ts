/** Backups of the stored messages in DATA_DIR/backups: complete, verified, and encrypted where BACKUP_AGE_RECIPIENT is set. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '../config.ts';
import { DAY_MS } from '../durations.ts';
import { CommandError } from '../errors.ts';
import { databaseAddress, runProgram } from './run-program.ts';
import { copyStoreFile, countLeads, timestamp } from './store-file.ts';

const MAX_BACKUPS = 14;
const MAX_AGE_DAYS = 2;

const backupsOf = (names: readonly string[]) => names.filter((name) => name.startsWith('leads-')).sort();

/**
 * Writes a backup, deletes old ones, and copies the new one with BACKUP_COPY_COMMAND.
 * @throws CommandError when no backup was written, or when it could not be copied
 */
export async function backUp(config: Config): Promise<{ file: string; count: number }> {
  const { recipient, copyCommand } = config.backup;
  const folder = join(config.dataDir, 'backups');
  const unfinished = join(folder, '.new');
  // An interrupted backup may have left an unencrypted copy.
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const encrypt = (...args: string[]) =>
    runProgram('age', ['--encrypt', '--recipient', recipient ?? '', ...args]);
  try {
    // Checks the key before there is an unencrypted copy.
    if (recipient !== undefined) await encrypt();
    const extension = config.databaseUrl === undefined ? 'sqlite' : 'dump';
    const plain = join(unfinished, `leads-${timestamp()}.${extension}`);
    const count = await copyStoreTo(config, plain);
    const finished = recipient === undefined ? plain : `${plain}.age`;
    if (recipient !== undefined) await encrypt('--output', finished, plain);
    const file = join(folder, basename(finished));
    await rename(finished, file);
    for (const old of backupsOf(await readdir(folder)).slice(0, -MAX_BACKUPS)) await rm(join(folder, old));
    if (copyCommand !== undefined) await runProgram('sh', ['-c', copyCommand, 'backup', file]);
    return { file, count };
  } finally {
    await rm(unfinished, { recursive: true });
  }
}

/**
 * Copies the store to a new file; returns how many leads that has, after reading all of it.
 * @throws CommandError when the file exists or cannot be written
 */
export async function copyStoreTo({ dataDir, databaseUrl }: Config, file: string): Promise<number> {
  if (existsSync(file)) throw new CommandError(`${file} exists already. Choose another name.`);
  try {
    if (databaseUrl !== undefined) return await dump(databaseUrl, file);
    copyStoreFile(dataDir, file);
    return countLeads(file);
  } catch (error) {
    await rm(file, { force: true });
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The backup could not be written to ${file}.`, { cause: error });
  }
}

async function dump(databaseUrl: string, file: string): Promise<number> {
  const { address, env } = databaseAddress(databaseUrl);
  await runProgram('pg_dump', ['--format=custom', `--file=${file}`, address], { env });
  let count = 0;
  let isLead = false;
  const onLine = (line: string) => {
    if (line === '\\.') isLead = false;
    if (isLead) count += 1;
    if (/^COPY \S+\.leads /u.test(line)) isLead = true;
  };
  await runProgram('pg_restore', ['--file=-', file], { onLine });
  return count;
}

/** @throws CommandError when there is a folder for backups, and no recent one in it */
export function checkBackups(dataDir: string): void {
  const folder = join(dataDir, 'backups');
  if (!existsSync(folder)) return;
  const last = backupsOf(readdirSync(folder)).at(-1);
  const days = last && Math.floor((Date.now() - statSync(join(folder, last)).mtimeMs) / DAY_MS);
  if (typeof days === 'number' && days < MAX_AGE_DAYS) return;
  const found = days === undefined ? 'no backup has succeeded' : `the last good backup is ${days} days old`;
  throw new CommandError(`${folder}: ${found}. See: journalctl -u salon-backup`);
}
