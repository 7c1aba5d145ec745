import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migratePostgres } from '../../server/contact/stores/postgres/migrate.ts';
import { openPool } from '../../server/contact/stores/postgres/pool.ts';
import { PostgresStore } from '../../server/contact/stores/postgres.ts';
import { STEPS } from '../../server/contact/stores/schema.ts';
import { newLead } from '../support/leads.ts';
import { missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { describeStore } from '../support/store-suite.ts';

const LEASE_MS = 20_000;
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

  const empty = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('TRUNCATE leads, consents, consent_texts, consent_clients, submission_windows');
    await client.query('DELETE FROM pgboss.job');
    await client.end();
  };

  describeStore('shared', async () => {
    const store = await PostgresStore.open(url, LEASE_MS);
    await empty();
    return { store, done: () => Promise.resolve() };
  });

  it('is made once by servers that start together', async () => {
    const fresh = await postgres.createDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => PostgresStore.open(fresh, LEASE_MS)));
    expect(await stores[0]?.sql.all('SELECT version FROM leads_schema')).toEqual([{ version: STEPS.length }]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it.each(STEPS.map((_step, version) => version))('is carried forward from schema %i', async (version) => {
    const fresh = await postgres.createDatabase();
    const pool = openPool(fresh);
    await migratePostgres(pool, version);
    await pool.end();
    const store = await PostgresStore.open(fresh, LEASE_MS);
    expect((await store.accept(newLead())).outcome).toBe('new');
    await store.close();
  });

  it('makes one lead of one form that reaches several servers at once', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => PostgresStore.open(url, LEASE_MS)));
    const lead = newLead({}, { key: randomUUID() });
    const all = await Promise.all([...stores, ...stores].map((store) => store.accept(lead)));
    expect(all.filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('counts submissions for all servers together', async () => {
    const stores = await Promise.all([1, 2].map(() => PostgresStore.open(url, LEASE_MS)));
    const limits = { perClient: 2, total: 1000 };
    const waits = [];
    for (const store of [...stores, ...stores]) waits.push(await store.countSubmission('one', limits));
    expect(waits.map((wait) => wait === undefined)).toEqual([true, true, false, false]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('gives a lead to another server when its holder dies', async () => {
    const dead = await PostgresStore.open(url, 1500);
    const accepted = await dead.accept(newLead());
    await dead.close();
    const other = await PostgresStore.open(url, LEASE_MS);
    const seen: string[] = [];
    await other.startDelivering(async (id) => {
      if (typeof (await other.claim(id)) === 'string') return;
      seen.push(id);
      await other.settle(id, { kind: 'delivered' });
    }, 2);
    const id = accepted.outcome === 'new' ? accepted.claim.id : '';
    await expect.poll(() => seen, { timeout: 15_000 }).toContain(id);
    await other.stopDelivering();
    await other.close();
  });

  it('says that it cannot be written when it cannot be reached', async () => {
    const store = await PostgresStore.open(url, LEASE_MS);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('ALTER TABLE leads RENAME TO hidden');
    await expect(store.accept(newLead())).rejects.toThrow('The database cannot be written.');
    await client.query('ALTER TABLE hidden RENAME TO leads');
    await client.end();
    expect((await store.accept(newLead())).outcome).toBe('new');
    await store.close();
  });
});
