/** Servers that are killed under load, while the webhook fails: nothing is lost, on either store. */
import { expect, it, vi } from 'vitest';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood, type FloodAnswer } from '../support/flood.ts';
import { openSqlite } from '../support/leads.ts';
import { createDatabase, expireLeases, missingPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startWebhook } from '../support/webhook.ts';

const ROUNDS = 3;
const VISITORS = 20;
/** Deliveries in progress at the same time on one server. */
const CONCURRENCY = 16;

/** Kills a server in each round, and expects that nothing is lost and only what was in progress is repeated. */
async function killServers(count: number, database: Record<string, string>, endLeases: () => Promise<void>) {
  const dist = writeFixtureSite();
  await using webhook = await startWebhook();
  await using stack = new AsyncDisposableStack();
  const env = {
    ...database,
    CONTACT_WEBHOOK_URL: webhook.url,
    CONTACT_WEBHOOK_TIMEOUT_MS: '2000',
    CONTACT_RATE_LIMIT: '0',
    CONTACT_FIRST_RETRY_MS: '200',
    LOG_LEVEL: 'silent',
  };
  const start = async () => stack.use(await startServer({ dist, env }));
  const servers = await Promise.all(Array.from({ length: count }, start));
  const answers: FloodAnswer[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    webhook.answer(round % 2 === 0 ? 200 : (number) => (number % 3 === 0 ? 200 : 500));
    const flood = startFlood(
      servers.map(({ url }) => url),
      VISITORS,
    );
    // Kill at a different moment in each round.
    const enough = 40 + 7 * round;
    await vi.waitUntil(() => flood.answers.length > enough, { timeout: 15_000, interval: 7 });
    await servers.shift()?.kill();
    await flood.stop();
    answers.push(...flood.answers);
    if (round === ROUNDS - 1) await endLeases();
    servers.push(await start());
  }
  const withStatus = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect(withStatus(200)).toBeGreaterThan(ROUNDS * 10);
  expect(withStatus(502)).toBeGreaterThan(10);
  expect(answers.filter(({ acknowledged }) => !acknowledged)).toEqual([]);

  const delivered = () =>
    webhook.requests
      .filter(({ answered }) => answered === 200)
      .map(({ body, headers }) => ({ id: headers['idempotency-key'], ...(body as { message: string }) }));
  const lost = () => {
    const messages = new Set(delivered().map(({ message }) => message));
    return answers.filter(({ message }) => !messages.has(message));
  };
  await expect.poll(lost, { timeout: 60_000, interval: 500 }).toEqual([]);
  const ids = new Set(delivered().map(({ id }) => id));
  // One message is one lead.
  expect(ids.size).toBe(new Set(delivered().map(({ message }) => message)).size);
  // A repeat is a delivery that a killed server could not record.
  expect(delivered().length - ids.size).toBeLessThanOrEqual(ROUNDS * CONCURRENCY);
}

it(`${ROUNDS} kills of a server lose nothing`, { timeout: 150_000 }, async () => {
  const dataDir = temporaryFolder();
  await killServers(1, { DATA_DIR: dataDir }, async () => {
    const store = openSqlite(dataDir);
    await store.transaction([{ text: 'UPDATE deliveries SET claimed_until = 0', values: [] }]);
    await store.close();
  });
});

it(
  `${ROUNDS} kills among three servers on PostgreSQL lose nothing`,
  { timeout: 150_000 },
  async ({ skip }) => {
    skip(missingPostgres() !== undefined, missingPostgres());
    const url = await createDatabase();
    await killServers(3, { DATABASE_URL: url }, () => expireLeases(url));
  },
);
