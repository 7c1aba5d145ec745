import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { missingCaddy, startCaddy } from '../support/caddy.ts';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { type Flood, startFlood, startReader } from '../support/flood.ts';
import { superviseServer } from '../support/supervised-server.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const RESTARTS = 3;
const VISITORS = 4;
const MESSAGES = 60;
const REQUESTS = 200;
const missing = missingCaddy();
const title = 'restarts behind Caddy';

describe.skipIf(missing !== undefined)(
  missing === undefined ? title : `${title}, skipped: ${missing}`,
  () => {
    const resources = new AsyncDisposableStack();
    const pids = new Set<number>();
    let webhook: Webhook;
    let flood: Flood;
    let reader: ReturnType<typeof startReader>;

    beforeAll(async () => {
      const site = resources.use(await writeFixtureSite());
      const dataDir = await mkdtemp(path.join(tmpdir(), 'leads-'));
      resources.defer(() => rm(dataDir, { recursive: true }));
      webhook = resources.use(await startWebhook());
      const server = resources.use(
        await superviseServer({
          command: [process.execPath, 'server/main.ts', '--dist', site.dist],
          cwd: PROJECT,
          env: { DATA_DIR: dataDir, CONTACT_WEBHOOK_URL: webhook.url, CONTACT_RATE_LIMIT: '0' },
        }),
      );
      const url = resources.use(await startCaddy('salon.test', server.url)).plainUrl;

      reader = startReader(url);
      flood = startFlood([url], VISITORS);
      const waitForAnswers = async (messages: number, requests: number) => {
        const enough = () => flood.answers.length > messages && reader.statuses.length > requests;
        await vi.waitUntil(enough, { timeout: 60_000 });
      };
      for (let restart = 1; restart <= RESTARTS; restart += 1) {
        await waitForAnswers((MESSAGES * restart) / RESTARTS, (REQUESTS * restart) / RESTARTS);
        const pid = await server.pid();
        pids.add(pid);
        process.kill(pid, 'SIGTERM');
        await vi.waitUntil(async () => (await server.pid()) !== pid, { timeout: 60_000 });
      }
      await waitForAnswers(flood.answers.length, reader.statuses.length);
      await reader.stop();
      await flood.stop();
    }, 150_000);
    afterAll(() => resources.disposeAsync());

    it('answer every request for a page', () => {
      expect(pids.size).toBe(RESTARTS);
      expect(reader.statuses.filter((status) => status !== 200)).toEqual([]);
    });

    it('deliver every message that they acknowledge, once', () => {
      const delivered = webhook.requests.map(({ body }) => (body as { message: string }).message);
      expect(new Set(delivered).size).toBe(delivered.length);
      const acknowledged = flood.answers.filter((answer) => answer.acknowledged);
      expect(acknowledged.filter(({ message }) => !delivered.includes(message))).toEqual([]);
    });

    // Caddy 2.6 cannot retry a POST with a body: the visitor sees the error and sends again.
    it('leave no message without an answer', () => {
      expect(flood.unanswered).toEqual([]);
    });
  },
);
