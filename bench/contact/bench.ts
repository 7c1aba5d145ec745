/** Measures accepted messages per second, and the memory of the server, with each store. */
import { writeFixtureSite } from '../../tests/support/fixture-site.ts';
import { startServer } from '../../tests/support/server.ts';
import { median, residentMb, writeResults } from '../report.ts';
import { startStores } from '../stores.ts';
import { load, type Load } from './load.ts';

const VISITORS = 50;
const WARM_UP = 2000;
const MESSAGES_PER_ROUND = 5000;
const ROUNDS = 5;

export async function benchContact(): Promise<void> {
  const dist = writeFixtureSite();
  using stores = await startStores({ fsync: true });
  await using resources = new AsyncDisposableStack();
  const subjects = [];
  for (const [store, env] of Object.entries(stores.environments)) {
    const settings = { CONTACT_RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...env };
    const server = resources.use(await startServer({ dist, env: settings }));
    await load(server.url, WARM_UP, VISITORS);
    subjects.push({ store, server, rounds: [] as Load[] });
  }
  // In turn, so that other load on the machine affects all of them alike.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { server, rounds } of subjects)
      rounds.push(await load(server.url, MESSAGES_PER_ROUND, VISITORS));

  const rows = subjects.map(({ store, server, rounds }) => ({
    store,
    perSecond: Math.round(median(rounds.map(({ perSecond }) => perSecond))),
    p50: Number(median(rounds.map(({ p50 }) => p50)).toFixed(1)),
    p99: Number(median(rounds.map(({ p99 }) => p99)).toFixed(1)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    memoryMb: residentMb(server.process.pid),
  }));
  console.log(`${VISITORS} visitors at once, medians of ${ROUNDS} rounds of ${MESSAGES_PER_ROUND} messages:`);
  console.table(rows);
  console.log(await writeResults('contact', { visitors: VISITORS, messages: MESSAGES_PER_ROUND, rows }));
}
