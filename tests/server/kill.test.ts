import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { startFlood, type FloodAnswer } from '../support/flood.ts';
import { openSqlite } from '../support/leads.ts';
import { startServer } from '../support/server.ts';
import { startWebhook } from '../support/webhook.ts';

const ROUNDS = 3;
const VISITORS = 20;
/** Deliveries in progress at the same time. */
const CONCURRENCY = 16;

it(
  `${ROUNDS} kills under load lose nothing and repeat only what was in progress`,
  { timeout: 150_000 },
  async () => {
    await using site = await writeFixtureSite();
    await using webhook = await startWebhook();
    await using stack = new AsyncDisposableStack();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'leads-'));
    stack.defer(() => rm(dataDir, { recursive: true, force: true }));
    const env = {
      DATA_DIR: dataDir,
      CONTACT_WEBHOOK_URL: webhook.url,
      CONTACT_WEBHOOK_TIMEOUT_MS: '2000',
      CONTACT_RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
    };
    const start = () => startServer({ dist: site.dist, firstRetryMs: 200, env });
    const answers: FloodAnswer[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      let count = 0;
      webhook.answer(round % 2 === 0 ? 200 : () => ((count += 1) % 3 === 0 ? 200 : 500));
      const server = await start();
      const flood = startFlood([server.url], VISITORS);
      // Kill at a different moment in each round.
      const enough = 40 + 7 * round;
      await vi.waitUntil(() => flood.answers.length > enough, { timeout: 15_000, interval: 7 });
      await server.kill();
      await flood.stop();
      answers.push(...flood.answers);
    }
    const withStatus = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(withStatus(200)).toBeGreaterThan(ROUNDS * 10);
    expect(withStatus(502)).toBeGreaterThan(10);
    expect(answers.filter(({ acknowledged }) => !acknowledged)).toEqual([]);

    webhook.answer(200);
    const store = openSqlite(dataDir);
    await store.write([{ text: 'UPDATE deliveries SET claimed_until = 0', values: [] }]);
    await store.close();
    stack.use(await start());
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
    expect(delivered().length - ids.size).toBeLessThanOrEqual(ROUNDS * CONCURRENCY);
  },
);
