/** Attacks a server on this machine, with each store: what it has to withstand. Takes about a minute. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeFixtureSite } from '../../tests/support/fixture-site.ts';
import { createDatabase, missingPostgres, startPostgres } from '../../tests/support/postgres.ts';
import { startServer } from '../../tests/support/server.ts';
import { table } from '../report.ts';
import * as attacks from './attacks.ts';

export async function benchHostile(): Promise<void> {
  const dist = writeFixtureSite();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  const missing = missingPostgres();
  const postgres = missing === undefined ? await startPostgres() : undefined;
  const stores: Record<string, Record<string, string>> = { embedded: {} };
  if (postgres !== undefined) stores.PostgreSQL = { DATABASE_URL: await createDatabase(postgres.url) };
  else console.log(`Without PostgreSQL: ${missing ?? ''}`);

  const rows: string[][] = [];
  for (const [store, settings] of Object.entries(stores)) {
    const env = {
      LOG_LEVEL: 'silent',
      // As npm start.
      NODE_OPTIONS: '--max-semi-space-size=2',
      DATA_DIR: dataDir,
      CONTACT_RATE_LIMIT: '0',
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    };
    for (const [name, attack] of Object.entries(attacks)) {
      await using server = await startServer({ dist, env });
      const result = await attack(server).then(
        (done) => ['withstood', done],
        (error: unknown) => ['FAILED', error instanceof Error ? error.message : String(error)],
      );
      rows.push([store, name, ...result]);
      process.stderr.write('.');
    }
  }
  postgres?.stop();
  await rm(dataDir, { recursive: true });
  console.log(`\n${table(['store', 'attack', 'result', 'details'], rows)}`);
  if (rows.some(([, , result]) => result === 'FAILED')) process.exitCode = 1;
}
