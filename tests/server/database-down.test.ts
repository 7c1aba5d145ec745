import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson } from '../support/contact-form.ts';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';
import { missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { startWebhook } from '../support/webhook.ts';

const missing =
  process.env.DATABASE_URL_TEST === undefined
    ? missingPostgres()
    : 'tests may not stop the PostgreSQL of DATABASE_URL_TEST';
const title = `a database outage${missing === undefined ? '' : `, skipped: ${missing}`}`;

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

  it('loses no acknowledged lead', { timeout: 90_000 }, async () => {
    await using webhook = await startWebhook(500);
    await using server = await startServer({
      dist: site.dist,
      firstRetryMs: 500,
      env: { DATABASE_URL: await postgres.createDatabase(), CONTACT_WEBHOOK_URL: webhook.url },
    });
    expect((await postJson(server.url, { name: 'Before' })).status).toBe(502);

    postgres.restart?.down();
    const refused = await postJson(server.url, { name: 'During' });
    expect([refused.status, JSON.parse(refused.text)]).toEqual([503, { ok: false, stored: false }]);
    expect((await sendRequest(server.url, '/healthz')).status).toBe(503);
    expect((await sendRequest(server.url, '/about')).status).toBe(200);

    webhook.answer(200);
    postgres.restart?.up();
    await expect
      .poll(async () => (await sendRequest(server.url, '/healthz')).status, { timeout: 20_000 })
      .toBe(200);
    expect((await postJson(server.url, { name: 'After' })).status).toBe(200);
    const names = () =>
      webhook.requests
        .filter((request) => request.answered === 200)
        .map((request) => (request.body as { name: string }).name)
        .sort();
    await expect.poll(names, { timeout: 40_000, interval: 200 }).toEqual(['After', 'Before']);
    expect(server.output()).not.toContain('During');
  });
});
