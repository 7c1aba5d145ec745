/** Puts a backup in the place of the store. */
import { createReadStream, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Config } from '../config.ts';
import { CommandError } from '../errors.ts';
import { STORE_FILE } from '../leads/sqlite/open.ts';
import { databaseAddress, runProgram } from './run-program.ts';
import { countLeads, timestamp } from './store-file.ts';

/** The kinds of backups, by the first bytes of the file. */
const KINDS = {
  'age-encryption.org/': 'encrypted',
  'SQLite format 3\0': 'embedded',
  PGDMP: 'postgres',
} as const;

/**
 * Returns how many leads there are now, and the folder with the embedded store that was there before. The server has to be
 * stopped.
 * @param identity file with age's private key; only for an encrypted backup
 * @throws CommandError when the file is no intact backup of the store that the settings name. The store is then as before.
 */
export async function restore(
  config: Config,
  file: string,
  identity: string | undefined,
): Promise<{ count: number; before?: string }> {
  const { dataDir, databaseUrl } = config;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDir, '.restore-'));
  try {
    const plain = join(folder, STORE_FILE);
    if ((await kindOf(file)) !== 'encrypted') await copyFile(file, plain);
    else if (identity === undefined)
      throw new CommandError(`${file} is encrypted: add --identity and the file with the private key.`);
    else await runProgram('age', ['--decrypt', '--identity', identity, '--output', plain, file]);
    await chmod(plain, 0o600);
    const [kind, expected] = [await kindOf(plain), databaseUrl === undefined ? 'embedded' : 'postgres'];
    if (kind !== expected)
      throw new CommandError(
        `${file}: found ${kind === undefined ? 'no backup' : `a backup of the ${kind} store`}, expected one of the ${expected} store`,
      );
    return databaseUrl === undefined
      ? await replaceFile(dataDir, plain)
      : { count: await load(databaseUrl, plain) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function kindOf(file: string): Promise<(typeof KINDS)[keyof typeof KINDS] | undefined> {
  const start = await text(createReadStream(file, { end: 31, encoding: 'latin1' })).catch(
    (error: unknown) => {
      throw new CommandError(`${file}: found no file that can be read`, { cause: error });
    },
  );
  return Object.entries(KINDS).find(([magic]) => start.startsWith(magic))?.[1];
}

async function replaceFile(dataDir: string, plain: string): Promise<{ count: number; before: string }> {
  const count = countLeads(plain);
  const before = join(dataDir, `before-restore-${timestamp()}`);
  await mkdir(before, { mode: 0o700 });
  const file = join(dataDir, STORE_FILE);
  for (const suffix of ['', '-wal', '-shm', '-journal'])
    if (existsSync(file + suffix)) await rename(file + suffix, join(before, STORE_FILE + suffix));
  await rename(plain, file);
  return { count, before };
}

async function load(databaseUrl: string, plain: string): Promise<number> {
  const { address, env } = databaseAddress(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async () => {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM leads');
    return rows[0]?.count ?? 0;
  };
  try {
    const { rows } = await client.query<{ found: boolean }>(
      `SELECT to_regclass('leads') IS NOT NULL AS found`,
    );
    if (rows[0]?.found === true && (await count()) > 0)
      throw new CommandError('The database holds messages: create an empty one, and set DATABASE_URL to it.');
    // A server that was started has created its tables, which pg_restore replaces, and those of pg-boss, which it cannot.
    await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
    const options = ['--no-owner', '--clean', '--if-exists', '--exit-on-error', '--single-transaction'];
    await runProgram('pg_restore', [...options, `--dbname=${address}`, plain], { env });
    return await count();
  } finally {
    await client.end();
  }
}
