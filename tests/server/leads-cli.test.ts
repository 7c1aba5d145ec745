import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { operations } from '../../server/owner/operations.ts';
import { type LeadSummary, type Stats } from '../../server/owner/queries.ts';
import { postJson } from '../support/contact-form.ts';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { newLead } from '../support/leads.ts';
import { runLeads, runLeadsProcess } from '../support/leads-cli.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

const LONG_MESSAGE = `Copper for the fall?\nAny Tuesday. ${'Please call after five. '.repeat(9)}`;

describe('npm run leads, while the server runs', () => {
  let site: FixtureSite;
  let webhook: Webhook;
  let server: RunningServer;
  let env: Record<string, string>;
  beforeAll(async () => {
    site = await writeFixtureSite();
    webhook = await startWebhook();
    server = await startServer({
      dist: site.dist,
      firstRetryMs: 600_000,
      env: { CONTACT_WEBHOOK_URL: webhook.url },
    });
    env = { DATA_DIR: server.dataDir };
    await postJson(server.url, { name: 'Arrived Ann', message: LONG_MESSAGE });
    webhook.answer(410);
    await postJson(server.url, { name: '=Parked "Pat"', email: 'Pat@Example.com' });
    webhook.answer(500);
    await postJson(server.url, { name: 'Waiting Wu', phone: '+1 555 555 0123' });
    await postJson(server.url, { name: 'Spam', remarks: 'x' });
    webhook.answer(200);
  });
  afterAll(async () => {
    await server.stop();
    await webhook.close();
    await site[Symbol.asyncDispose]();
  });
  const leads = (...args: string[]) => runLeads(env, ...args);
  const listed = async (...args: string[]) =>
    JSON.parse((await leads('list', '--json', ...args)).out) as LeadSummary[];
  const idOf = async (name: string, ...args: string[]) => {
    const lead = (await listed(...args)).find((one) => one.name.includes(name));
    return lead?.id ?? '';
  };

  it('uses a socket that only its owner can open', async () => {
    const { mode } = await stat(path.join(server.dataDir, 'leads.sock'));
    expect(mode & 0o777).toBe(0o600);
    expect((await stat(path.join(server.dataDir, 'leads.sqlite'))).mode & 0o777).toBe(0o600);
  });

  it('lists leads and warns about parked ones', async () => {
    const { code, out, err } = await leads('list');
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+s ago +Arrived Ann {2}\(555\) 555-0199 {2}dana@example\.com$/m);
    expect(out).toMatch(
      /^\d+s ago +=Parked "Pat" .*\n.*\n +[\da-f-]{36} {2}parked, attempts: 1, status 410$/m,
    );
    expect(out).toMatch(/^\d+s ago +Waiting Wu .*\n.*\n +[\da-f-]{36} {2}pending, attempts: 1, status 500$/m);
    expect(err).toContain('WARNING: 1 parked');
    expect(server.output()).toContain('lead parked');
  });

  it('lists the first words of a message on one line', async () => {
    const { out } = await leads('list');
    expect(out).toMatch(/^ +Copper for the fall\? Any Tuesday\. Please call after five\. Please .{1,9} …$/m);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('counts spam at the end of the list', async () => {
    const { out } = await leads('list');
    expect(out).toMatch(/^3 leads\.\nSuspected spam: 1\. To list it: npm run leads -- list --quarantine$/m);
  });

  it('filters by state, quarantine and age', async () => {
    expect((await listed('--state', 'parked,delivered')).map((lead) => lead.name)).toEqual([
      'Arrived Ann',
      '=Parked "Pat"',
    ]);
    expect((await listed('--quarantine')).map((lead) => lead.suspicion)).toEqual([
      'the hidden field was filled in',
    ]);
    expect(await listed('--since', '2099-01-01')).toEqual([]);
    expect(await listed('--since', '1h')).toHaveLength(3);
  });

  it('shows one lead with its consent', async () => {
    const { code, out } = await leads('show', await idOf('Ann'));
    expect(code).toBe(0);
    for (const words of ['Arrived Ann', 'Consent given', 'Shear Test Salon', 'STOP', '127.0.0.1'])
      expect(out).toContain(words);
    expect((await leads('show', 'nobody')).code).toBe(1);
  });

  it('counts leads by state', async () => {
    const { states, last24Hours } = JSON.parse((await leads('stats', '--json')).out) as Stats;
    expect(states).toMatchObject({ delivered: 1, parked: 1, pending: 1, quarantined: 1 });
    expect(last24Hours).toBe(4);
  });

  it('exports CSV that a spreadsheet does not run as formulas', async () => {
    const { out } = await leads('export', '--csv');
    expect(out.split('\r\n')[0]).toContain('id,receivedAt,state,name');
    expect(out).toContain(`"'=Parked ""Pat"""`);
    expect(out).toContain(`'+1 555 555 0123`);
    expect(JSON.parse((await leads('export', '--json')).out)).toHaveLength(3);
  });

  it('backs up the store of a running server', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
    const file = path.join(folder, 'leads.sqlite');
    expect((await leads('backup', file)).out).toContain('Wrote 4 leads to');
    expect((await leads('backup', file)).err).toContain('exists already');
    const copy = new SqliteStore(folder);
    expect(await copy.sql.all('SELECT id FROM leads')).toHaveLength(4);
    await copy.close();
    await rm(folder, { recursive: true });
  });

  it('counts the leads of the backup file, not of the store', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
    const data = await mkdtemp(path.join(tmpdir(), 'leads-'));
    const store = new SqliteStore(data);
    await store.accept(newLead());
    const counted = operations.backup(store, { file: path.join(folder, 'copy.sqlite') });
    await Promise.all([counted, store.accept(newLead()), store.accept(newLead())]);
    const file = new DatabaseSync(path.join(folder, 'copy.sqlite'));
    expect(file.prepare('SELECT count(*) AS count FROM leads').get()).toEqual({ count: await counted });
    file.close();
    await store.close();
    await rm(folder, { recursive: true });
    await rm(data, { recursive: true });
  });

  it('retries and releases leads', async () => {
    const before = webhook.requests.length;
    expect((await leads('retry', '--all-parked')).out).toBe('Queued 1 lead for delivery.\n');
    expect((await leads('retry', await idOf('Wu'))).out).toBe('Queued 1 lead for delivery.\n');
    expect((await leads('release', await idOf('Spam', '--quarantine'))).out).toBe(
      'Queued 1 lead for delivery.\n',
    );
    await webhook.waitFor(before + 3);
    await expect.poll(async () => (await listed('--state', 'delivered')).length).toBe(4);
    expect((await leads('release', await idOf('Ann'))).code).toBe(1);
  });

  it('check finds no problems', async () => {
    expect(await leads('check')).toMatchObject({ code: 0, out: 'No problems found.\n' });
  });

  it('forget erases the messages of a person', async () => {
    const { code, out } = await leads('forget', ' pat@example.COM ');
    expect(code).toBe(0);
    expect(out).toContain('Erased 1 lead');
    expect(out).toContain('Kept 1 consent record');
    expect((await leads('forget', '(555) 555-0123')).out).toContain('Erased 1 lead');
    expect((await listed()).map((lead) => lead.name)).toEqual(['Arrived Ann', 'Spam']);
    expect((await leads('check')).code).toBe(0);
  });

  it.each([
    [['nonsense'], 2],
    [['show'], 2],
    [['list', '--state', 'lost'], 2],
    [['list', '--since', 'yesterday'], 2],
    [['list', '--nonsense'], 2],
    [['retry'], 2],
    [['export'], 2],
    [['retry', 'nobody'], 1],
    [['--help'], 0],
    [['forget', '--help'], 0],
    [['purge'], 0],
  ])('%j ends with exit code %i', async (args, code) => {
    const ran = await leads(...args);
    expect([ran.code, ran.err.includes('    at ')]).toEqual([code, false]);
  });
});

describe('npm run leads, while no server runs', () => {
  it('opens the store itself', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
    const store = new SqliteStore(folder);
    await store.accept(newLead({}, { deliver: false }));
    await store.close();
    const { code, out } = await runLeadsProcess({ DATA_DIR: folder }, 'list');
    expect(code).toBe(0);
    expect(out).toContain('Dana Whitfield');
    await rm(folder, { recursive: true });
  });

  it('ends quietly when its reader has ended', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
    const store = new SqliteStore(folder);
    await store.accept(newLead());
    await store.close();
    const command = '"$0" server/cli/main.ts export --csv | true';
    const env = { DATA_DIR: folder, PATH: process.env.PATH };
    const cwd = path.resolve(import.meta.dirname, '../..');
    const { stderr } = await promisify(execFile)('sh', ['-c', command, process.execPath], { cwd, env });
    expect(stderr).toBe('');
    await rm(folder, { recursive: true });
  });

  it('creates no store', async () => {
    const { code, err } = await runLeadsProcess({ DATA_DIR: '/tmp/there-is-no-such-store' }, 'list');
    expect(code).toBe(1);
    expect(err).toMatch(/: no store found\. .*\n$/);
  });
});
