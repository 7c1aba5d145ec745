import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStore } from '../../server/contact/stores/postgres.ts';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { type LeadSummary, type Stats } from '../../server/owner/records.ts';
import { newLead } from '../support/leads.ts';
import { runLeads } from '../support/leads-cli.ts';
import { missingPostgres, type Postgres, startPostgres } from '../support/postgres.ts';

const LEASE_MS = 20_000;
const missing = missingPostgres();
const title = `npm run leads on PostgreSQL${missing === undefined ? '' : `, skipped: ${missing}`}`;

describe.skipIf(missing !== undefined)(title, () => {
  let postgres: Postgres;
  let dataDir: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    dataDir = await mkdtemp(path.join(tmpdir(), 'leads-'));
  }, 60_000);
  afterAll(async () => {
    postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('answers like the embedded store', async () => {
    const url = await postgres.createDatabase();
    const store = await PostgresStore.open(url, LEASE_MS);
    const accepted = await store.accept(newLead());
    const id = accepted.outcome === 'new' ? accepted.claim.id : '';
    await store.settle(id, { kind: 'failed', error: 'status 410', uncertain: false, retryAt: undefined });
    await store.accept(newLead({ name: 'Spam' }, { suspicion: 'links' }));
    const delivered: string[] = [];
    await store.startDelivering(async (due) => {
      if (typeof (await store.claim(due)) === 'string') return;
      delivered.push(due);
      await store.settle(due, { kind: 'delivered' });
    }, 2);

    const leads = (...args: string[]) => runLeads({ DATABASE_URL: url, DATA_DIR: dataDir }, ...args);
    const listed = async (...args: string[]) =>
      JSON.parse((await leads('list', '--json', ...args)).out) as LeadSummary[];
    expect((await listed()).map((lead) => lead.state)).toEqual(['parked']);
    expect((await leads('show', id)).out).toContain('Consent given');
    expect((await leads('retry', '--all-parked')).out).toBe('1 lead on the way.\n');
    const [spam] = await listed('--quarantine');
    expect((await leads('release', spam?.id ?? '')).out).toBe('1 lead on the way.\n');
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

  it('gets everything that an embedded store holds, once, also when broken off before', async () => {
    const url = await postgres.createDatabase();
    const count = 1200;
    const key = randomUUID();
    const embedded = new SqliteStore(dataDir);
    await Promise.all(
      Array.from({ length: count - 1 }, (_, i) => embedded.accept(newLead({ name: `Lead ${i}` }))),
    );
    await embedded.accept(newLead({}, { key }));
    const [some] = await embedded.sql.all<{ id: string }>('SELECT id FROM leads LIMIT 1');

    const migrate = () => runLeads({ DATA_DIR: dataDir }, 'migrate', '--to', url);
    const refused = await migrate();
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('another process') as string]);
    await embedded.close();
    // The same form has reached PostgreSQL already, from a visitor who tried again.
    const target = await PostgresStore.open(url, LEASE_MS);
    await target.accept(newLead({}, { key }));

    const moved = await migrate();
    expect([moved.err, moved.code]).toEqual(['', 0]);
    expect(moved.out).toContain(`Carried over ${count} leads.`);
    expect(await target.sql.all('SELECT id FROM leads')).toHaveLength(count + 1);
    expect(await target.sql.all('SELECT id FROM consents')).toHaveLength(count + 1);
    expect(await readdir(dataDir)).toEqual([expect.stringMatching(/^leads\.sqlite\.moved-/) as string]);
    expect((await migrate()).code).toBe(1);
    // As after a run that was broken off just before its end.
    const [file = ''] = await readdir(dataDir);
    await rename(path.join(dataDir, file), path.join(dataDir, 'leads.sqlite'));
    expect((await migrate()).out).toContain(`Carried over 0 leads; ${count} were there already.`);
    expect(await target.sql.all('SELECT id FROM leads')).toHaveLength(count + 1);
    expect(await target.claim(some?.id ?? '')).toMatchObject({ id: some?.id });
    await target.close();
  });
});
