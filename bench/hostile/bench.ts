/** Attacks a server on this machine, with each store: what it has to withstand. Takes about a minute. */
import { writeFixtureSite } from '../../tests/support/fixture-site.ts';
import { startServer } from '../../tests/support/server.ts';
import { startStores } from '../stores.ts';
import * as attacks from './attacks.ts';

export async function benchHostile(): Promise<void> {
  const dist = writeFixtureSite();
  using stores = await startStores();
  const rows = [];
  for (const [store, environment] of Object.entries(stores.environments)) {
    const env = {
      LOG_LEVEL: 'silent',
      // As npm start.
      NODE_OPTIONS: '--max-semi-space-size=2',
      CONTACT_RATE_LIMIT: '0',
      TRUST_PROXY: '127.0.0.1',
      ...environment,
    };
    for (const [name, attack] of Object.entries(attacks)) {
      await using server = await startServer({ dist, env });
      const outcome = await attack(server).then(
        (details) => ({ result: 'withstood', details }),
        (error: unknown) => ({ result: 'FAILED', details: String(error) }),
      );
      rows.push({ store, attack: name, ...outcome });
      process.stderr.write('.');
    }
  }
  console.log();
  console.table(rows);
  if (rows.some(({ result }) => result === 'FAILED')) process.exitCode = 1;
}
