import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood, type FloodAnswer } from '../support/flood.ts';
import { startServer } from '../support/server.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

const ROUNDS = 5;
const VISITORS = 20;
/** Deliveries in progress at the same time. */
const CONCURRENCY = 16;

let site: FixtureSite;
let dataDir: string;
beforeAll(async () => {
  site = await writeFixtureSite();
  dataDir = await mkdtemp(path.join(tmpdir(), 'leads-'));
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (webhook: Webhook) =>
  startServer({
    dist: site.dist,
    firstRetryMs: 200,
    env: {
      DATA_DIR: dataDir,
      CONTACT_WEBHOOK_URL: webhook.url,
      CONTACT_WEBHOOK_TIMEOUT_MS: '2000',
      CONTACT_RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
    },
  });

interface Delivery {
  readonly message: string;
  readonly leadId: string;
}

function acceptedDeliveries({ requests }: Webhook): Delivery[] {
  return requests
    .filter(({ answered }) => answered === 200)
    .map(({ body, headers }) => ({
      message: (body as { message: string }).message,
      leadId: String(headers['idempotency-key']),
    }));
}

describe(`${ROUNDS} kills under load`, () => {
  const answers: FloodAnswer[] = [];
  let delivered: Delivery[] = [];

  beforeAll(async () => {
    await using webhook = await startWebhook();
    for (let round = 0; round < ROUNDS; round += 1) {
      let count = 0;
      webhook.answer(round % 2 === 0 ? 200 : () => ((count += 1) % 3 === 0 ? 200 : 500));
      const server = await start(webhook);
      const flood = startFlood([server.url], VISITORS);
      // Kill at a different moment in each round.
      const enough = 40 + 7 * round;
      await vi.waitUntil(() => flood.answers.length > enough, { timeout: 15_000, interval: 7 });
      await server.kill();
      await flood.stop();
      answers.push(...flood.answers);
    }
    webhook.answer(200);
    const last = await start(webhook);
    const missing = () => {
      const messages = new Set(acceptedDeliveries(webhook).map(({ message }) => message));
      return answers.filter(({ acknowledged, message }) => acknowledged && !messages.has(message));
    };
    // The tests below say what is missing if this times out.
    await vi.waitUntil(() => missing().length === 0, { timeout: 60_000, interval: 500 }).catch(() => false);
    delivered = acceptedDeliveries(webhook);
    await last.stop();
  }, 150_000);

  it('get both kinds of answers: delivered, and stored for later', () => {
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(count(200)).toBeGreaterThan(ROUNDS * 10);
    expect(count(502)).toBeGreaterThan(10);
  });

  it('get no answer that the message is not stored', () => {
    expect(answers.filter(({ acknowledged }) => !acknowledged)).toEqual([]);
  });

  it('lose no acknowledged message', () => {
    const messages = new Set(delivered.map(({ message }) => message));
    expect(answers.filter(({ acknowledged, message }) => acknowledged && !messages.has(message))).toEqual([]);
  });

  it('make no second lead of a message', () => {
    const leads = new Map(delivered.map(({ message, leadId }) => [message, leadId]));
    expect(delivered.filter(({ message, leadId }) => leads.get(message) !== leadId)).toEqual([]);
  });

  it('repeat at most the deliveries in progress', () => {
    const repeated = delivered.length - new Set(delivered.map(({ leadId }) => leadId)).size;
    expect(repeated).toBeLessThanOrEqual(ROUNDS * CONCURRENCY);
  });
});
