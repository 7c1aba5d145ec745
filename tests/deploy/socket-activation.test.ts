import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { missingCaddy, startCaddy } from '../support/caddy.ts';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { type Flood, startFlood } from '../support/flood.ts';
import { sendRequest } from '../support/http.ts';
import { activateServer, missingSocketActivation } from '../support/socket-activation.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const RESTARTS = 3;
const VISITORS = 8;
const MESSAGES = 100;
const REQUESTS = 1000;

/** @param proxied sends everything through Caddy */
function describeRestarts(title: string, missing: string | undefined, proxied: boolean): void {
  describe.skipIf(missing !== undefined)(
    missing === undefined ? title : `${title}, skipped: ${missing}`,
    () => {
      const resources = new AsyncDisposableStack();
      const pages: (number | string)[] = [];
      const pids = new Set<number>();
      let webhook: Webhook;
      let flood: Flood;

      beforeAll(async () => {
        const site = resources.use(await writeFixtureSite());
        const dataDir = await mkdtemp(path.join(tmpdir(), 'leads-'));
        resources.defer(() => rm(dataDir, { recursive: true }));
        webhook = resources.use(await startWebhook());
        const server = resources.use(
          await activateServer({
            command: [process.execPath, 'server/main.ts', '--dist', site.dist],
            cwd: PROJECT,
            env: { DATA_DIR: dataDir, CONTACT_WEBHOOK_URL: webhook.url, CONTACT_RATE_LIMIT: '0' },
          }),
        );
        const url = proxied ? resources.use(await startCaddy('salon.test', server.url)).plainUrl : server.url;

        let done = false;
        const read = async () => {
          while (!done) {
            const page = sendRequest(url, '/about', { headers: { connection: 'close' } });
            pages.push(await page.then(({ status }) => status, String));
          }
        };
        const reading = [1, 2, 3, 4].map(read);
        flood = startFlood([url], VISITORS);
        const waitForAnswers = async (messages: number, requests: number) => {
          const enough = () => flood.answers.length > messages && pages.length > requests;
          await vi.waitUntil(enough, { timeout: 60_000 });
        };
        for (let restart = 1; restart <= RESTARTS; restart += 1) {
          await waitForAnswers((MESSAGES * restart) / RESTARTS, (REQUESTS * restart) / RESTARTS);
          const pid = await server.pid();
          pids.add(pid);
          process.kill(pid, 'SIGTERM');
          await vi.waitUntil(async () => (await server.pid()) !== pid, { timeout: 60_000 });
        }
        await waitForAnswers(flood.answers.length, pages.length);
        done = true;
        await Promise.all(reading);
        await flood.stop();
      }, 150_000);
      afterAll(() => resources.disposeAsync());

      it('replace the server each time', () => {
        expect(pids.size).toBe(RESTARTS);
      });

      it('refuse no connection', () => {
        expect(pages.filter((status) => status !== 200)).toEqual([]);
      });

      it('answer every message', () => {
        expect(flood.unanswered).toEqual([]);
        expect(flood.answers.filter(({ status }) => status !== 200)).toEqual([]);
      });

      it('deliver every message once', () => {
        const delivered = webhook.requests.map(({ body }) => (body as { message: string }).message);
        expect([...delivered].sort()).toEqual(flood.answers.map(({ message }) => message).sort());
      });
    },
  );
}

describeRestarts('restarts behind a systemd socket', missingSocketActivation(), false);
describeRestarts(
  'restarts behind a systemd socket and Caddy',
  missingSocketActivation() ?? missingCaddy(),
  true,
);
