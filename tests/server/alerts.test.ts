import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenStore } from '../../server/contact/open-store.ts';
import { StoreUnavailable } from '../../server/contact/store.ts';
import { PostgresStore } from '../../server/contact/stores/postgres.ts';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { Alerts } from '../../server/owner/alerts.ts';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { claimIn, failed, LATER, newLead } from '../support/leads.ts';
import { missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';

const SITE = { salonName: 'Shear Test Salon', siteUrl: 'https://www.salon.example' };
const LEASE_MS = 20_000;
const { log } = Fastify();

/** Registers the tests. `open` returns an empty store for each test. */
function describeAlerts(title: string, open: (folder: string) => Promise<OpenStore>): void {
  describe(title, () => {
    let folder: string;
    let store: OpenStore;
    let file: string;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'alerts-'));
      file = path.join(folder, 'sent');
      store = await open(folder);
    });
    afterEach(async () => {
      await store.stopDelivering();
      await store.close();
      await rm(folder, { recursive: true });
    });
    const newAlerts = () => new Alerts(store, `cat >> ${file}`, SITE, log);
    const sent = async () => (await readFile(file, 'utf8').catch(() => '')).split(/(?=^Shear)/m);
    const fail = async (retryInMs: number | undefined) => {
      await store.settle(claimIn(await store.accept(newLead())), failed(retryInMs));
    };
    const run = (text: string) => store.sql.write([{ text, values: [] }]);

    it('tell of parked leads, without personal data', async () => {
      await fail(undefined);
      await newAlerts().check();
      const [text] = await sent();
      expect(text).toBe(
        'Shear Test Salon: messages from https://www.salon.example need attention\n\n' +
          'Messages that were given up on: 1 (status 500). They stay stored.\nWhat to do: docs/RUNBOOKS.md\n',
      );
    });

    it('tell of a webhook that has failed for ten minutes', async () => {
      await fail(LATER);
      await run('UPDATE leads SET tried_since = tried_since - 600000');
      await newAlerts().check();
      expect((await sent())[0]).toContain('has not taken for 10 minutes: 1 (status 500).');
    });

    it('say nothing of a parked lead that is answered', async () => {
      await fail(undefined);
      await run('UPDATE leads SET answered_at = 1');
      await newAlerts().check();
      expect(await sent()).toEqual(['']);
    });

    it('say nothing of a failure that is retried', async () => {
      await fail(LATER);
      await newAlerts().check();
      expect(await sent()).toEqual(['']);
    });

    it('are sent once an hour', async () => {
      await fail(undefined);
      const alerts = newAlerts();
      await alerts.check();
      await alerts.check();
      expect(await sent()).toHaveLength(1);
    });

    it('are not repeated after a restart', async () => {
      await fail(undefined);
      await newAlerts().check();
      await newAlerts().check();
      expect(await sent()).toHaveLength(1);
    });

    it('are sent once by several servers', async () => {
      await fail(undefined);
      await Promise.all([newAlerts().check(), newAlerts().check(), newAlerts().check()]);
      expect(await sent()).toHaveLength(1);
    });

    it('are repeated after an hour', async () => {
      await fail(undefined);
      await newAlerts().check();
      await run('UPDATE alerts SET sent_at = sent_at - 3600000');
      await newAlerts().check();
      expect(await sent()).toHaveLength(2);
    });

    it('are sent after the clock was set back', async () => {
      await fail(undefined);
      await newAlerts().check();
      await run('UPDATE alerts SET sent_at = sent_at + 86400000');
      await newAlerts().check();
      expect(await sent()).toHaveLength(2);
    });

    it('tell once of a store that cannot be written', async () => {
      vi.spyOn(store, 'checkWritable').mockRejectedValue(new StoreUnavailable('full'));
      vi.spyOn(store.sql, 'write').mockRejectedValue(new StoreUnavailable('full'));
      const alerts = newAlerts();
      await alerts.check();
      await alerts.check();
      expect(await sent()).toHaveLength(1);
      expect((await sent())[0]).toContain('Messages cannot be stored');
    });
  });
}

describeAlerts('alerts from the embedded store', (folder) =>
  Promise.resolve(new SqliteStore(path.join(folder, 'store'))),
);

const missing = missingPostgres();
const title = 'alerts from PostgreSQL';
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
    describeAlerts(title, async () => PostgresStore.open(await postgres.createDatabase(), LEASE_MS));
  },
);

describe('the server', () => {
  const withParkedLead = async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'alerts-'));
    const store = new SqliteStore(dataDir);
    await store.settle(claimIn(await store.accept(newLead())), failed(undefined));
    await store.close();
    return dataDir;
  };

  it('runs ALERT_COMMAND', async () => {
    await using site = await writeFixtureSite();
    const dataDir = await withParkedLead();
    const file = path.join(dataDir, 'sent');
    const env = { DATA_DIR: dataDir, ALERT_COMMAND: `cat > ${file}` };
    await using server = await startServer({ dist: site.dist, env });
    await expect
      .poll(() => readFile(file, 'utf8').catch(() => ''), { timeout: 30_000 })
      .toContain('given up');
    await expect.poll(() => server.output()).toContain('alert sent');
    await server.stop();
    await rm(dataDir, { recursive: true });
  });

  it('goes on when ALERT_COMMAND fails, and logs why', async () => {
    await using site = await writeFixtureSite();
    const dataDir = await withParkedLead();
    const env = { DATA_DIR: dataDir, ALERT_COMMAND: 'echo no network >&2; exit 7' };
    await using server = await startServer({ dist: site.dist, env });
    await expect.poll(() => server.output(), { timeout: 30_000 }).toContain('ALERT_COMMAND failed');
    expect(server.output()).toContain('"reason":"exit code 7","output":"no network\\n"');
    expect(await server.stop()).toBe(0);
    await rm(dataDir, { recursive: true });
  });
});
