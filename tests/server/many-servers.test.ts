import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood } from '../support/flood.ts';
import { missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startWebhook } from '../support/webhook.ts';

const VISITORS = 15;
/** Deliveries in progress at the same time on one server. */
const CONCURRENCY = 8;
const missing = missingPostgres();
const title = `three servers on one PostgreSQL${missing === undefined ? '' : `, skipped: ${missing}`}`;

describe.skipIf(missing !== undefined)(title, () => {
  let postgres: Postgres;
  let site: FixtureSite;
  beforeAll(async () => {
    [postgres, site] = await Promise.all([startPostgres(), writeFixtureSite()]);
  }, 60_000);
  afterAll(async () => {
    postgres.stop();
    await site[Symbol.asyncDispose]();
  });

  it(
    'deliver every acknowledged lead through a webhook outage and a kill',
    { timeout: 120_000 },
    async () => {
      await using webhook = await startWebhook();
      const env = {
        DATABASE_URL: await postgres.createDatabase(),
        CONTACT_WEBHOOK_URL: webhook.url,
        CONTACT_WEBHOOK_TIMEOUT_MS: '500',
        CONTACT_RATE_LIMIT: '0',
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'silent',
      };
      const start = () => startServer({ dist: site.dist, firstRetryMs: 200, env });
      const servers: RunningServer[] = await Promise.all([start(), start(), start()]);
      await using stack = new AsyncDisposableStack();
      for (const server of servers) stack.use(server);
      const flood = startFlood(
        servers.map((server) => server.url),
        VISITORS,
      );
      const more = async (count: number, status: number) => {
        const answered = () => flood.answers.filter((answer) => answer.status === status).length;
        const goal = answered() + count;
        await expect.poll(answered, { timeout: 15_000, interval: 10 }).toBeGreaterThanOrEqual(goal);
      };
      await more(60, 200);
      webhook.answer(503);
      await more(20, 502);
      webhook.answer(200);
      await more(20, 200);
      await servers[0]?.kill();
      await more(40, 200);
      await flood.stop();

      const acknowledged = flood.answers.filter((answer) => answer.acknowledged);
      expect(acknowledged.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
      expect(acknowledged.filter(({ status }) => status === 502).length).toBeGreaterThan(10);
      const counts = () => {
        const taken = new Map<string, number>();
        for (const { answered, body } of webhook.requests) {
          const { message } = body as { message: string };
          if (answered === 200) taken.set(message, (taken.get(message) ?? 0) + 1);
        }
        return taken;
      };
      const undelivered = () => {
        const taken = counts();
        return acknowledged.filter(({ message }) => !taken.has(message)).length;
      };
      await expect.poll(undelivered, { timeout: 60_000, interval: 500 }).toBe(0);
      // A repeat is a delivery that the killed server could not record.
      const repeats = [...counts().values()].reduce((sum, count) => sum + count - 1, 0);
      expect(repeats).toBeLessThanOrEqual(CONCURRENCY);
    },
  );
});
