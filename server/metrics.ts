/** Metrics for Prometheus in the OpenMetrics text format, on a port of their own that only this machine can reach. */
import Fastify from 'fastify';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import { LEAD_STATES, type LeadState } from './contact/lead.ts';
import type { Sql } from './contact/stores/sql.ts';
import { ConfigError } from './errors.ts';

export interface Metrics {
  readonly requests: Counter<'status'>;
  readonly webhookSeconds: Histogram<'outcome'>;
  readonly storeSeconds: Histogram;
  close(): Promise<void>;
}

/** Seconds. A store writes within milliseconds, a webhook answers within its time limit of at most two minutes. */
const STORE_BUCKETS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const WEBHOOK_BUCKETS = [0.03, 0.1, 0.3, 1, 3, 10, 30, 120];

/** Statuses that deploy/alerts.yml watches. */
const ALERTING_STATUSES = [500, 503];

/** States that end with a delivery. `kept` is left out: without a webhook there is nothing to wait for. */
const UNDELIVERED: readonly LeadState[] = ['pending', 'parked'];

/**
 * Serves `/metrics` on 127.0.0.1. A scrape fails while the store cannot be read.
 * @throws ConfigError when the port cannot be opened
 */
export async function startMetrics(port: number, sql: Sql): Promise<Metrics> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const leads = new Gauge({
    name: 'salon_leads',
    help: 'Stored leads by state.',
    labelNames: ['state'],
    registers,
  });
  const oldestUndelivered = new Gauge({
    name: 'salon_oldest_undelivered_lead_age_seconds',
    help: 'Age of the oldest pending or parked lead; 0 when there is none.',
    registers,
  });
  const countLeads = async () => {
    const rows = await sql.all<{ state: LeadState; count: number; oldest: number }>(
      'SELECT state, count(*) AS count, min(received_at) AS oldest FROM leads GROUP BY state',
    );
    const now = await sql.now();
    for (const state of LEAD_STATES)
      leads.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
    const ages = rows.filter(({ state }) => UNDELIVERED.includes(state)).map(({ oldest }) => now - oldest);
    oldestUndelivered.set(Math.max(0, ...ages) / 1000);
  };

  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => {
    await countLeads();
    return await reply.type(registry.contentType).send(await registry.metrics());
  });
  await app.listen({ port, host: '127.0.0.1' }).catch(() => {
    throw new ConfigError(`METRICS_PORT: found ${port}, expected a free port that this user may open`);
  });
  const requests = new Counter({
    name: 'salon_http_requests_total',
    help: 'Answered requests by status.',
    labelNames: ['status'],
    registers,
  });
  // Prometheus sees no increase in a counter that begins with its first event.
  for (const status of ALERTING_STATUSES) requests.inc({ status }, 0);
  return {
    requests,
    webhookSeconds: new Histogram({
      name: 'salon_webhook_duration_seconds',
      help: 'Duration of delivery attempts by outcome: delivered or failed.',
      labelNames: ['outcome'],
      buckets: WEBHOOK_BUCKETS,
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'salon_store_write_duration_seconds',
      help: 'Time until a message is on disk.',
      buckets: STORE_BUCKETS,
      registers,
    }),
    close: () => app.close(),
  };
}
