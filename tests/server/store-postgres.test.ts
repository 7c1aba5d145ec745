import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Claim } from '../../server/contact/lead.ts';
import { migratePostgres, POSTGRES_STEPS } from '../../server/contact/stores/postgres/migrate.ts';
import { openPool } from '../../server/contact/stores/postgres/pool.ts';
import { PostgresStore } from '../../server/contact/stores/postgres.ts';
import { operations } from '../../server/owner/operations.ts';
import { newLead } from '../support/leads.ts';
import { missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { describeStore } from '../support/store-suite.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const LEASE_MS = 20_000;
/** pg-boss's shortest heartbeat. */
const SHORT_LEASE_MS = 10_000;
const missing = missingPostgres();
const title = missing === undefined ? 'with PostgreSQL' : `with PostgreSQL, skipped: ${missing}`;

describe.skipIf(missing !== undefined)(title, () => {
  let postgres: Postgres;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.createDatabase();
  }, 60_000);
  afterAll(() => {
    postgres.stop();
  });

  const runSql = async (text: string, database = url) => {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text);
    await client.end();
    return rows;
  };
  /** Opens a store that is closed after the test. */
  const openStore = async (database = url, leaseMs = LEASE_MS) => {
    const store = await PostgresStore.open(database, leaseMs);
    onTestFinished(async () => {
      await store.stopDelivering();
      await store.close();
    });
    return store;
  };
  const openStores = (count: number, database = url) =>
    Promise.all(Array.from({ length: count }, () => openStore(database)));
  const acceptNew = async (store: PostgresStore): Promise<Claim> => {
    const accepted = await store.accept(newLead());
    if (accepted.outcome !== 'new') throw new Error(`The lead is ${accepted.outcome}, not new.`);
    return accepted.claim;
  };
  /** Delivers everything that is due. Returns the ids, to which later deliveries are added. */
  const startDelivering = async (store: PostgresStore) => {
    const delivered: string[] = [];
    await store.startDelivering(async (claim) => {
      await store.settle(claim, { kind: 'delivered' });
      delivered.push(claim.id);
    }, 2);
    return delivered;
  };

  it('writes as much as the largest message for the health check', async () => {
    const store = await openStore();
    const walPosition = async () =>
      Number((await runSql(`SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes`))[0]?.bytes);
    // The first write after a checkpoint adds whole pages to the log.
    await store.checkWritable();
    const before = await walPosition();
    await store.checkWritable();
    expect((await walPosition()) - before).toBeGreaterThan(16_384);
  });

  describeStore('shared', async () => {
    const store = await PostgresStore.open(url, LEASE_MS);
    await runSql('TRUNCATE leads, consents, consent_texts, consent_clients, submission_windows, pgboss.job');
    return { store, done: () => Promise.resolve() };
  });

  it('creates its tables once when servers start together', async () => {
    const fresh = await postgres.createDatabase();
    const stores = await openStores(3, fresh);
    const version = { version: POSTGRES_STEPS.length };
    expect(await stores[0]?.sql.all('SELECT version FROM leads_schema')).toEqual([version]);
  });

  it.each(POSTGRES_STEPS.map((_step, version) => version))('migrates schema version %i', async (version) => {
    const fresh = await postgres.createDatabase();
    const pool = openPool(fresh, 1);
    await migratePostgres(pool, version);
    await pool.end();
    const store = await openStore(fresh);
    expect((await store.accept(newLead())).outcome).toBe('new');
  });

  it('delivers the pending leads of schema version 2 once', async () => {
    const former = await postgres.createDatabase();
    const pool = openPool(former, 1);
    await migratePostgres(pool, 2);
    await pool.end();
    const [id, job] = [randomUUID(), randomUUID()];
    const boss = new PgBoss({ connectionString: former, supervise: false, schedule: false });
    await boss.start();
    await boss.createQueue('deliveries');
    await boss.send('deliveries', { lead: id }, { id: job });
    await boss.stop({ graceful: false });
    await runSql(
      `INSERT INTO leads (id, content_hash, name, email, phone, message, domain, agreement_checked, email_key, phone_key,
         state, received_at, tried_since, planned_at, due_at, claimed_until, job_id)
       VALUES ('${id}', 'h', 'n', 'e', 'p', 'm', 'd', 1, 'e', 'p', 'pending', 1, 1, 1, 1, 1, '${job}')`,
      former,
    );
    const delivered = await startDelivering(await openStore(former));
    await expect.poll(() => delivered, { timeout: 20_000 }).toEqual([id]);
    expect(await runSql('SELECT id FROM pgboss.job', former)).toEqual([]);
  });

  it('delivers a pending lead whose job is missing', async () => {
    const { id } = await acceptNew(await openStore());
    await runSql('TRUNCATE pgboss.job');
    const delivered = await startDelivering(await openStore());
    await expect.poll(() => delivered, { timeout: 20_000 }).toContain(id);
  });

  it('makes one lead of one form that reaches several servers at once', async () => {
    const stores = await openStores(3);
    const lead = newLead({}, { key: randomUUID() });
    const all = await Promise.all([...stores, ...stores].map((store) => store.accept(lead)));
    expect(all.filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
  });

  it('counts submissions of all servers together', async () => {
    const stores = await openStores(2);
    const limits = { perClient: 2, total: 1000 };
    const waits = [];
    for (const store of [...stores, ...stores]) waits.push(await store.countSubmission('one', limits));
    expect(waits.map((wait) => wait === undefined)).toEqual([true, true, false, false]);
  });

  it('gives the lead of a dead server to another', { timeout: 60_000 }, async () => {
    const dead = await PostgresStore.open(url, SHORT_LEASE_MS);
    const { id } = await acceptNew(dead);
    await dead.close();
    const delivered = await startDelivering(await openStore());
    await expect.poll(() => delivered, { timeout: 45_000 }).toContain(id);
  });

  it('ignores the failure of an attempt that lost its lead', async () => {
    const store = await openStore();
    const claim = await acceptNew(store);
    await store.release(claim);
    const second = await store.claim(claim.id);
    const failure = { kind: 'failed', error: 'timeout', uncertain: true, retryInMs: undefined } as const;
    await store.settle(claim, failure);
    expect(await store.claim(claim.id)).toBe('busy');
    expect(second).toMatchObject({ id: claim.id });
  });

  it('delivers a lead again when its outcome could not be stored', async () => {
    const store = await openStore();
    const claim = await acceptNew(store);
    await store.release(claim);
    const attempts: string[] = [];
    await store.startDelivering(async (due) => {
      attempts.push(due.id);
      if (attempts.length > 1) await store.settle(due, { kind: 'delivered' });
      else throw new Error('The outcome could not be stored.');
    }, 1);
    await expect.poll(() => attempts, { timeout: 20_000 }).toEqual([claim.id, claim.id]);
  });

  describe('on a server whose clock is a year fast', () => {
    let store: PostgresStore;
    let claim: Claim;
    beforeAll(async () => {
      store = await PostgresStore.open(url, LEASE_MS);
      claim = await acceptNew(store);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + YEAR_MS + DAY_MS });
    });
    afterAll(async () => {
      vi.useRealTimers();
      await store.close();
    });

    it('keeps trying a new lead', async () => {
      await store.release(claim);
      const again = await store.claim(claim.id);
      expect(typeof again === 'string' ? again : again.pendingForMs).toBeLessThan(DAY_MS);
    });

    it('deletes no new lead', async () => {
      const { leads } = await operations.purge(store, { undelivered: true });
      expect(leads).toBe(0);
    });
  });

  it('parks a lead when pg-boss gives up on it', async () => {
    const store = await openStore();
    const claim = await acceptNew(store);
    await runSql(`UPDATE pgboss.job SET retry_limit = 0 WHERE id = '${claim.id}'`);
    await store.release(claim);
    await startDelivering(store);
    const state = async () => (await runSql(`SELECT state FROM leads WHERE id = '${claim.id}'`))[0]?.state;
    await expect.poll(state, { timeout: 20_000 }).toBe('parked');
    expect(await runSql(`SELECT id FROM pgboss.job WHERE id = '${claim.id}'`)).toEqual([]);
  });

  it('reports a database that cannot be written', async () => {
    const store = await openStore();
    await runSql('ALTER TABLE leads RENAME TO hidden');
    await expect(store.accept(newLead())).rejects.toThrow('The database cannot be written.');
    await runSql('ALTER TABLE hidden RENAME TO leads');
    expect((await store.accept(newLead())).outcome).toBe('new');
  });
});
