import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_IN_PROGRESS } from '../../server/contact/delivery.ts';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood, type FloodAnswer } from '../support/flood.ts';
import { startServer } from '../support/server.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

const ROUNDS = 10;
const VISITORS = 20;

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

/** How often the webhook accepted each message. */
function takenCounts(webhook: Webhook): Map<string, number> {
  const counts = new Map<string, number>();
  for (const request of webhook.requests) {
    if (request.answered !== 200) continue;
    const { message } = request.body as { message: string };
    counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return counts;
}

it(`delivers every acknowledged lead through ${ROUNDS} kills under load`, { timeout: 120_000 }, async () => {
  await using webhook = await startWebhook();
  const answers: FloodAnswer[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let flip = 0;
    webhook.answer(round % 2 === 0 ? 200 : () => ((flip += 1) % 3 === 0 ? 200 : 500));
    const server = await start(webhook);
    const flood = startFlood([server.url], VISITORS);
    // Kill at a different moment in each round.
    await expect
      .poll(() => flood.answers.length, { timeout: 15_000, interval: 7 })
      .toBeGreaterThan(40 + 7 * round);
    await server.kill();
    await flood.stop();
    answers.push(...flood.answers);
  }
  webhook.answer(200);
  await using last = await start(webhook);
  const acknowledged = answers.filter((answer) => answer.acknowledged);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(ROUNDS * 10);
  expect(answers.filter(({ status }) => status === 502).length).toBeGreaterThan(10);
  expect(acknowledged).toHaveLength(answers.length);

  const missing = () => {
    const counts = takenCounts(webhook);
    return acknowledged.filter(({ message }) => !counts.has(message)).length;
  };
  await expect.poll(missing, { timeout: 60_000, interval: 500 }).toBe(0);
  expect((await fetch(`${last.url}/healthz`)).status).toBe(200);
  const repeated = [...takenCounts(webhook).values()].filter((count) => count > 1);
  expect(repeated.length).toBeLessThanOrEqual(ROUNDS * Math.min(MAX_IN_PROGRESS, VISITORS + 8));
});
