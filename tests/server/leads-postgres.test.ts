import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PostgresStore } from '../../server/contact/stores/postgres.ts';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { type LeadSummary, PAGE_SIZE, type Stats } from '../../server/owner/queries.ts';
import { newLead } from '../support/leads.ts';
import { runLeads } from '../support/leads-cli.ts';
import { missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';

const HOLD_MS = 20_000;
const missing = missingPostgres();
const title = `npm run leads on PostgreSQL${missing === undefined ? '' : `, skipped: ${missing}`}`;

describe.skipIf(missing !== undefined)(title, () => {
  let postgres: Postgres;
  let dataDir: string;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => {
    postgres.stop();
  });

  it('runs every command', async () => {
    const url = await postgres.createDatabase();
    const store = await PostgresStore.open(url, HOLD_MS);
    const accepted = await store.accept(newLead());
    if (accepted.outcome !== 'new') throw new Error(`The lead is ${accepted.outcome}, not new.`);
    const { id } = accepted.claim;
    const gone = { kind: 'failed', error: 'status 410', uncertain: false, retryInMs: undefined } as const;
    await store.settle(accepted.claim, gone);
    await store.accept(newLead({ name: 'Spam' }, { suspicion: 'links' }));
    const delivered: string[] = [];
    await store.startDelivering(async (due) => {
      await store.settle(due, { kind: 'delivered' });
      delivered.push(due.id);
    }, 2);

    const leads = (...args: string[]) => runLeads({ DATABASE_URL: url }, ...args);
    const listed = async (...args: string[]) =>
      JSON.parse((await leads('list', '--json', ...args)).out) as LeadSummary[];
    expect((await listed()).map((lead) => lead.state)).toEqual(['parked']);
    expect((await leads('show', id)).out).toContain('Consent given');
    expect((await leads('answered', id)).out).toBe('Marked 1 lead as answered.\n');
    expect(await listed()).toEqual([]);
    expect((await leads('answered', id, '--undo')).code).toBe(0);
    expect((await leads('list')).out).toContain('Suspected spam: 1.');
    expect((await leads('retry', '--all-parked')).out).toBe('Queued 1 lead for delivery.\n');
    const [spam] = await listed('--quarantine');
    expect((await leads('release', spam?.id ?? '')).out).toBe('Queued 1 lead for delivery.\n');
    await expect.poll(() => delivered.length, { timeout: 20_000 }).toBe(2);
    const { states } = JSON.parse((await leads('stats', '--json')).out) as Stats;
    expect(states.delivered).toBe(2);
    expect((await leads('check')).code).toBe(0);
    expect((await leads('backup', '/tmp/x')).err).toContain('pg_dump');
    expect((await leads('purge')).code).toBe(0);
    expect((await leads('forget', 'dana@example.com')).out).toContain('Erased 2 leads');
    await store.stopDelivering();
    await store.close();
  });

  describe('migrate', () => {
    /** More than one page of leads. */
    const COUNT = PAGE_SIZE + 1;
    const key = randomUUID();
    let url: string;
    const migrate = () => runLeads({ DATA_DIR: dataDir }, 'migrate', '--to', url);
    const ids = async (table: string) => {
      const target = await PostgresStore.open(url, HOLD_MS);
      const rows = await target.sql.all<{ id: string }>(`SELECT id FROM ${table}`);
      await target.close();
      return rows;
    };
    beforeEach(async () => {
      url = await postgres.createDatabase();
      dataDir = await mkdtemp(path.join(tmpdir(), 'leads-'));
      const embedded = new SqliteStore(dataDir);
      const leads = Array.from({ length: COUNT - 1 }, (_, i) => newLead({ name: `Lead ${i}` }));
      await Promise.all([...leads, newLead({}, { key })].map((lead) => embedded.accept(lead)));
      await embedded.close();
    });
    afterEach(async () => {
      await rm(dataDir, { recursive: true });
    });

    it('refuses to run while a server uses the embedded store', async () => {
      const embedded = new SqliteStore(dataDir);
      const { code, err } = await migrate();
      await embedded.close();
      expect([code, err]).toEqual([1, expect.stringContaining('another process') as string]);
    });

    it('copies every lead with its consent record', async () => {
      expect((await migrate()).out).toContain(`Moved ${COUNT} leads.`);
      expect(await ids('leads')).toHaveLength(COUNT);
      expect(await ids('consents')).toHaveLength(COUNT);
    });

    it('copies a lead whose form has reached PostgreSQL already', async () => {
      const target = await PostgresStore.open(url, HOLD_MS);
      await target.accept(newLead({}, { key }));
      await target.close();
      await migrate();
      expect(await ids('leads')).toHaveLength(COUNT + 1);
    });

    it('renames the embedded store', async () => {
      await migrate();
      expect(await readdir(dataDir)).toEqual([expect.stringMatching(/^leads\.sqlite\.moved-/) as string]);
      expect((await migrate()).code).toBe(1);
    });

    it('copies nothing twice when it is repeated after an interruption', async () => {
      await migrate();
      const [file = ''] = await readdir(dataDir);
      await rename(path.join(dataDir, file), path.join(dataDir, 'leads.sqlite'));
      expect((await migrate()).out).toContain(`Moved 0 leads; ${COUNT} had been moved before.`);
      expect(await ids('leads')).toHaveLength(COUNT);
    });

    it('makes pending leads due', async () => {
      await migrate();
      const target = await PostgresStore.open(url, HOLD_MS);
      const delivered: string[] = [];
      await target.startDelivering(async (claim) => {
        await target.settle(claim, { kind: 'delivered' });
        delivered.push(claim.id);
      }, 2);
      await expect.poll(() => delivered.length, { timeout: 15_000 }).toBeGreaterThan(0);
      await target.stopDelivering();
      await target.close();
    });
  });
});
