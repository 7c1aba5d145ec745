import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson } from '../support/contact-form.ts';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { freePort } from '../support/free-port.ts';
import { sendRequest } from '../support/http.ts';
import { missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startWebhook } from '../support/webhook.ts';

/** Registers the tests. @param database returns the settings of an empty store */
function describeMetrics(title: string, database: () => Promise<Record<string, string>>): void {
  describe(title, () => {
    const resources = new AsyncDisposableStack();
    let site: FixtureSite;
    let server: RunningServer;
    let metricsPort: number;
    let metrics: string;
    const scrape = () => sendRequest(`http://127.0.0.1:${metricsPort}`, '/metrics');

    beforeAll(async () => {
      site = resources.use(await writeFixtureSite());
      const webhook = resources.use(await startWebhook());
      metricsPort = await freePort();
      const env = {
        ...(await database()),
        CONTACT_WEBHOOK_URL: webhook.url,
        METRICS_PORT: String(metricsPort),
      };
      server = resources.use(await startServer({ dist: site.dist, firstRetryMs: 600_000, env }));
      await postJson(server.url);
      webhook.answer(410);
      await postJson(server.url);
      await sendRequest(server.url, '/missing');
      metrics = (await scrape()).text;
    });
    afterAll(() => resources.disposeAsync());

    it('are in the OpenMetrics format', async () => {
      const { headers } = await scrape();
      expect(headers['content-type']).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
      expect(metrics).toMatch(/\n# EOF\n$/);
    });

    it('count leads by state', () => {
      expect(metrics).toMatch(/^salon_leads\{state="delivered"\} 1$/m);
      expect(metrics).toMatch(/^salon_leads\{state="parked"\} 1$/m);
      expect(metrics).toMatch(/^salon_leads\{state="pending"\} 0$/m);
    });

    it('have the age of the oldest undelivered lead', () => {
      const [, age] = /^salon_oldest_undelivered_lead_age_seconds (\S+)$/m.exec(metrics) ?? [];
      expect(Number(age)).toBeGreaterThan(0);
      expect(Number(age)).toBeLessThan(600);
    });

    it('have the duration of delivery attempts by outcome', () => {
      expect(metrics).toMatch(/^salon_webhook_duration_seconds_count\{outcome="delivered"\} 1$/m);
      expect(metrics).toMatch(/^salon_webhook_duration_seconds_count\{outcome="failed"\} 1$/m);
    });

    it('have the duration of writes to the store', () => {
      expect(metrics).toMatch(/^salon_store_write_duration_seconds_count 2$/m);
    });

    it('count requests by status', () => {
      expect(metrics).toMatch(/^salon_http_requests_total\{status="200"\} 1$/m);
      expect(metrics).toMatch(/^salon_http_requests_total\{status="502"\} 1$/m);
      expect(metrics).toMatch(/^salon_http_requests_total\{status="404"\} 1$/m);
    });

    it('are not on the port of the site', async () => {
      expect((await sendRequest(server.url, '/metrics')).status).toBe(404);
    });

    it('need a port of their own', async () => {
      const env = { METRICS_PORT: String(metricsPort) };
      await expect(startServer({ dist: site.dist, env })).rejects.toThrow(
        `METRICS_PORT: found ${metricsPort}, expected a free port that this user may open`,
      );
    });
  });
}

describeMetrics('metrics of the embedded store', () => Promise.resolve({}));

const missing = missingPostgres();
const title = 'metrics of PostgreSQL';
describe.skipIf(missing !== undefined)(
  missing === undefined ? 'with PostgreSQL' : `${title}, skipped: ${missing}`,
  () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => {
      postgres.stop();
    });
    describeMetrics(title, async () => ({ DATABASE_URL: await postgres.createDatabase() }));
  },
);
