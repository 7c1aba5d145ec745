/** Servers that share a PostgreSQL: nothing is lost in an outage, a kill or a race. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { postJson } from '../support/contact-form.ts';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood } from '../support/flood.ts';
import { sendRequest } from '../support/http.ts';
import { expireLeases, missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

const VISITORS = 15;
/** Deliveries in progress at the same time on one server. */
const CONCURRENCY = 8;
const missing = missingPostgres();
const title = `PostgreSQL${missing === undefined ? '' : `, skipped: ${missing}`}`;

/** The values of a field in the requests that the webhook took. */
const accepted = ({ requests }: Webhook, field: 'name' | 'message') =>
  requests
    .filter(({ answered }) => answered === 200)
    .map(({ body }) => (body as Record<typeof field, string>)[field])
    .sort();

describe.skipIf(missing !== undefined)(title, () => {
  let postgres: Postgres;
  let site: FixtureSite;
  beforeAll(async () => {
    [postgres, site] = await Promise.all([startPostgres(), writeFixtureSite()]);
  });
  afterAll(async () => {
    postgres.stop();
    await site[Symbol.asyncDispose]();
  });

  it.skipIf(process.env.DATABASE_URL_TEST !== undefined)('loses nothing in an outage', async () => {
    await using webhook = await startWebhook(500);
    const env = { DATABASE_URL: await postgres.createDatabase(), CONTACT_WEBHOOK_URL: webhook.url };
    await using server = await startServer({ dist: site.dist, firstRetryMs: 500, env });
    expect((await postJson(server.url, { name: 'Before' })).status).toBe(502);

    postgres.restart?.down();
    const refused = await postJson(server.url, { name: 'During' });
    expect([refused.status, JSON.parse(refused.text)]).toEqual([503, { ok: false, stored: false }]);
    const health = async () => (await sendRequest(server.url, '/healthz')).status;
    expect(await health()).toBe(503);
    expect((await sendRequest(server.url, '/about')).status).toBe(200);

    webhook.answer(200);
    postgres.restart?.up();
    await expect.poll(health, { timeout: 20_000 }).toBe(200);
    // An attempt that could not be recorded is repeated when its lease ends.
    await expireLeases(env.DATABASE_URL);
    expect((await postJson(server.url, { name: 'After' })).status).toBe(200);
    const delivered = () => accepted(webhook, 'name');
    await expect.poll(delivered, { timeout: 40_000, interval: 200 }).toEqual(['After', 'Before']);
    expect(server.output()).not.toContain('During');
  });

  it('delivers every message and every correction that was sent while the first was tried', async () => {
    const keys = Array.from({ length: 40 }, () => randomUUID());
    await using webhook = await startWebhook((count) => (count <= keys.length ? 500 : 200));
    await using app = await startApp({
      env: { DATABASE_URL: await postgres.createDatabase(), CONTACT_WEBHOOK_URL: webhook.url },
      firstRetrySeconds: 1,
    });
    const send = (name: string, key: string) => postJson(app.url, { name }, { 'idempotency-key': key });
    await Promise.all(
      keys.map(async (key, i) => {
        await send(`Dana ${i}`, key);
        await send(`Corrected ${i}`, key);
        await send(`Dana ${i}`, key);
      }),
    );
    const all = keys.flatMap((_, i) => [`Dana ${i}`, `Corrected ${i}`]).sort();
    const delivered = () => accepted(webhook, 'name');
    await expect.poll(delivered, { timeout: 40_000, interval: 500 }).toEqual(all);
    const left = `SELECT 1 FROM deliveries WHERE state <> 'delivered'`;
    await expect.poll(() => app.store.all(left)).toEqual([]);
  });

  it('delivers on three servers through a webhook outage and a kill', { timeout: 120_000 }, async () => {
    await using webhook = await startWebhook();
    const env = {
      DATABASE_URL: await postgres.createDatabase(),
      CONTACT_WEBHOOK_URL: webhook.url,
      CONTACT_WEBHOOK_TIMEOUT_MS: '500',
      CONTACT_RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
    };
    const start = () => startServer({ dist: site.dist, firstRetryMs: 200, env });
    const servers: RunningServer[] = await Promise.all([start(), start(), start()]);
    await using stack = new AsyncDisposableStack();
    for (const server of servers) stack.use(server);
    const urls = servers.map(({ url }) => url);
    const flood = startFlood(urls, VISITORS);
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
    await expireLeases(env.DATABASE_URL);

    const acknowledged = flood.answers.filter((answer) => answer.acknowledged);
    const lost = () => {
      const delivered = new Set(accepted(webhook, 'message'));
      return acknowledged.filter(({ message }) => !delivered.has(message));
    };
    await expect.poll(lost, { timeout: 60_000, interval: 500 }).toEqual([]);
    // A repeat is a delivery that the killed server could not record.
    const delivered = accepted(webhook, 'message');
    expect(delivered.length - new Set(delivered).size).toBeLessThanOrEqual(CONCURRENCY);
  });
});
