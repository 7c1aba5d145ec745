/** `npm run leads`, and what it does with stored messages. */
import { spawnSync } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentText, consentVersion } from '../../contact/consent.ts';
import { localTime } from '../../server/admin/csv.ts';
import { type LeadSummary, sendOverSocket, socketPath } from '../../contact/admin-api.ts';
import { deleteExpired, erasePerson } from '../../server/leads/retention.ts';
import { FILLED, postJson } from '../support/contact-form.ts';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { newLead, openSqlite } from '../support/leads.ts';
import { runLeads } from '../support/leads-cli.ts';
import { createDatabase, missingPostgres } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startWebhook, type Webhook } from '../support/webhook.ts';

const LONG_MESSAGE = `Copper for the fall?\nAny Tuesday. ${'Please call after five. '.repeat(9)}`;

/** @param database the settings of an empty store */
function describeCommands(database: () => Record<string, string> | Promise<Record<string, string>>): void {
  describe('npm run leads', () => {
    let webhook: Webhook;
    let server: RunningServer;
    let env: Record<string, string>;
    beforeAll(async () => {
      webhook = await startWebhook();
      const settings = { ...(await database()), CONTACT_WEBHOOK_URL: webhook.url, CONTACT_SUSPECTED: 'keep' };
      server = await startServer({ dist: writeFixtureSite(), firstRetryMs: 600_000, env: settings });
      env = { ...settings, DATA_DIR: server.dataDir };
      await postJson(server.url, { name: 'Arrived Ann', message: LONG_MESSAGE });
      await postJson(server.url, { name: 'Spam', remarks: 'x' });
      webhook.answer(410);
      await postJson(server.url, { name: '=Parked "Pat"', email: 'Pat@Example.com' });
      webhook.answer(500);
      await postJson(server.url, { name: 'Waiting Wu', phone: '+1 555 555 0123' });
      webhook.answer(200);
    });
    afterAll(async () => {
      await server.stop();
      await webhook.close();
    });
    const leads = (...args: string[]) => runLeads(env, ...args);

    it('the API is for the group of the server, and answers 404 for a lead that it does not have', async () => {
      expect((await stat(socketPath(server.dataDir))).mode & 0o777).toBe(0o660);
      const send = sendOverSocket(server.dataDir);
      expect(await send('GET', '/leads/none')).toMatchObject({ status: 404 });
      expect(await send('POST', '/leads/list', {})).toMatchObject({ status: 200 });
      expect(await send('POST', '/leads/list', { states: 'new' })).toMatchObject({ status: 400 });
    });
    const listed = async (...args: string[]) =>
      JSON.parse((await leads('list', '--json', ...args)).out) as LeadSummary[];
    const names = async (...args: string[]) => (await listed(...args)).map(({ name }) => name);
    const idOf = async (name: string) =>
      (await listed('--all')).find((lead) => lead.name.includes(name))?.id ?? '';

    it('lists leads with their state and mark, and filters them', async () => {
      const { code, out, err } = await leads('list');
      for (const line of [
        /^\d+s ago +Arrived Ann {2}\(555\) 555-0199 {2}dana@example\.com$/m,
        /^ +Copper for the fall\? Any Tuesday\. Please call after five\. Please .{1,9} …$/m,
        /^ +[\da-f-]{36} {2}parked, attempts: 1, status 410$/m,
        /^ +[\da-f-]{36} {2}pending, attempts: 1, status 500$/m,
        /kept, suspected spam: the hidden field was filled in/,
        /^4 leads\.$/m,
      ])
        expect(out).toMatch(line);
      expect([code, err]).toEqual([0, expect.stringContaining('WARNING: 1 parked') as string]);
      expect(await names('--state', 'parked,pending')).toEqual(['=Parked "Pat"', 'Waiting Wu']);
      expect(await names('--suspected')).toEqual(['Spam']);
      expect(await names('--since', '2099-01-01')).toEqual([]);
      expect(await names('--since', '1h')).toHaveLength(4);
    });

    it('shows one lead with its deliveries and consent, and takes it off the list once answered', async () => {
      const id = await idOf('Ann');
      const { out } = await leads('show', id);
      for (const words of ['Arrived Ann', 'delivered, attempts: 1', 'Consent given', 'STOP', '127.0.0.1'])
        expect(out).toContain(words);
      expect(out).toContain('\n\nCopper for the fall?\nAny Tuesday.');
      const waiting = await leads('show', await idOf('Wu'));
      expect(waiting.out).toMatch(/^webhook +pending, attempts: 1, status 500$/m);
      expect((await leads('answered', id)).out).toBe('Marked 1 lead as answered.\n');
      expect(await names()).not.toContain('Arrived Ann');
      expect((await leads('list', '--all')).out).toMatch(/delivered, answered \d+s ago/);
      expect(await names('--state', 'delivered')).toEqual(['Arrived Ann']);
      expect((await leads('export', '--json')).out).toContain('Arrived Ann');
      expect((await leads('answered', id, '--undo')).out).toBe('Marked 1 lead as not answered.\n');
      expect(await names()).toContain('Arrived Ann');
    });

    it('exports JSON, and CSV with the times of the salon', async () => {
      const exported = JSON.parse((await leads('export', '--json')).out) as LeadSummary[];
      const received = exported.map(({ receivedAt }) => localTime(receivedAt, 'America/Chicago'));
      const { out } = await leads('export', '--csv');
      expect(out.match(/^\d+\/\d+\/\d+ \d+:\d\d [AP]M(?=,)/gm)).toEqual(received);
      expect(received).toHaveLength(4);
      expect(out).toMatch(/",delivered,,\d[\d/]+ \d+:\d\d [AP]M,,my-salon\.example,/);
      expect(out).toContain(',kept,the hidden field was filled in,,,');
      const { phone, message, domain } = FILLED;
      const row = `" =Parked ""Pat""",Pat@Example.com,${phone},"${message}",parked,,,,${domain},`;
      expect(out).toContain(`M,${row}${await idOf('Pat')}\r\n`);
    });

    it('retries leads, and erases the messages of a person', async () => {
      for (const name of ['Wu', 'Spam'])
        expect((await leads('retry', await idOf(name))).out).toBe('Queued 1 lead for delivery.\n');
      expect((await leads('retry', await idOf('Ann'))).err).toMatch(/: nothing to deliver\n$/);
      await leads('retry', '--all-parked');
      await expect.poll(() => names('--state', 'delivered'), { timeout: 20_000 }).toHaveLength(4);
      const { out } = await leads('forget', 'Pat <pat@example.COM>');
      expect(out).toMatch(/^Erased 1 lead, .*\nKept 1 consent record /);
      expect((await leads('forget', '٥٥٥-٥٥٥-٠١٢٣')).out).toContain('Erased 1 lead');
      expect(await names()).toEqual(['Arrived Ann', 'Spam']);
      expect(await leads('check')).toMatchObject({ code: 0, out: 'No problems found.\n' });
    });

    it.each([
      ['--help', 0, /^Usage: [\s\S]*\n {2}restore FILE/],
      ['nonsense', 2, /^Unknown command "nonsense"[\s\S]*Usage/],
      ['list --everything', 2, /--everything/],
      ['list --since yesterday', 2, /^--since: found "yesterday", expected .*\n$/],
      ['list --state new', 2, /^--state: found "new", expected one of pending/],
      ['export', 2, /^expected either --csv or --json\n$/],
      ['retry', 2, /^expected either the id/],
      ['forget', 2, /^Usage: npm run leads -- forget/],
      ['forget Ann Smith', 2, /^Usage: npm run leads -- forget/],
      ['show nobody', 1, /^nobody: no such lead\n$/],
      ['answered nobody', 1, /^nobody: no such lead\n$/],
      ['retry nobody', 1, /^nobody: nothing to deliver\n$/],
      ['report Broken', 1, /nobody is told/],
    ])('%s ends with exit code %i, and says why', async (command, code, said) => {
      const { code: ended, out, err } = await leads(...command.split(' '));
      expect([ended, out + err]).toEqual([code, expect.stringMatching(said)]);
    });

    it('works without the server, too', async () => {
      await server.kill();
      expect((await leads('list')).out).toContain('Arrived Ann');
    });
  });
}

describeCommands(() => ({ DATA_DIR: temporaryFolder() }));

const missing = missingPostgres();
describe.skipIf(missing)(`with PostgreSQL${missing ? `, skipped: ${missing}` : ''}`, () => {
  describeCommands(async () => ({ DATABASE_URL: await createDatabase() }));
});

describe('on the embedded store', () => {
  let folder: string;
  let store: ReturnType<typeof openSqlite>;
  beforeEach(() => {
    folder = temporaryFolder();
    store = openSqlite(folder);
  });
  afterEach(() => store.close());

  it('backup overwrites no file, retry says when there is nowhere to deliver to, and check finds damage', async () => {
    const { id } = await store.addLead(newLead());
    const leads = (...args: string[]) => runLeads({ DATA_DIR: folder }, ...args);
    expect((await leads('backup', path.join(folder, 'leads.sqlite'))).err).toContain('exists already');
    expect((await leads('retry', id)).err).toContain('nowhere to deliver to');
    const DATA_DIR = path.join(folder, 'other');
    await openSqlite(DATA_DIR).close();
    await writeFile(path.join(DATA_DIR, 'leads.sqlite'), Buffer.alloc(8192, 'x'));
    expect((await runLeads({ DATA_DIR: path.join(folder, 'new') }, 'list')).err).toContain('no store found');
    const damaged = { code: 1, err: 'The file is damaged. Restore a backup that is intact.\n' };
    expect(await runLeads({ DATA_DIR }, 'check')).toMatchObject(damaged);
  });

  it('more messages than one answer of the API holds are listed, too', async () => {
    for (let count = 0; count < 501; count += 1) await store.addLead(newLead());
    expect((await runLeads({ DATA_DIR: folder }, 'list')).out).toMatch(/^501 leads\.$/m);
    // Its reader may end before everything is written.
    const piped = 'node server/admin/main.ts export --json | head -c 1';
    const env = { ...process.env, DATA_DIR: folder };
    expect(spawnSync('sh', ['-c', piped], { env, encoding: 'utf8' })).toMatchObject({
      stdout: '[',
      stderr: '',
    });
  });

  it('keeps delivered leads 12 months, client addresses 30 days, consent 5 years, undelivered leads for good', async () => {
    await store.addLead(newLead());
    await store.transaction([{ text: `UPDATE deliveries SET state = 'delivered'`, values: [] }]);
    await store.addLead(newLead({}, { channels: [] }));
    await store.addConsentText(consentVersion('Salon'), consentText('Salon'));
    const count = async (table: string) => (await store.query(`SELECT * FROM ${table}`)).length;
    const start = Date.now();
    const clock = vi.spyOn(Date, 'now');
    const left = async (days: number) => {
      clock.mockReturnValue(start + days * 86_400_000);
      await deleteExpired(store);
      return await Promise.all(['leads', 'consent_clients', 'consents', 'consent_texts'].map(count));
    };
    expect(await left(29)).toEqual([2, 2, 2, 2]);
    expect(await left(31)).toEqual([2, 0, 2, 2]);
    expect(await left(364)).toEqual([2, 0, 2, 2]);
    expect(await left(366)).toEqual([1, 0, 2, 2]);
    expect(await left(5 * 365 + 1)).toEqual([1, 0, 2, 2]);
    // An agreement without a known text is deleted with the last consent record that refers to it.
    expect(await left(5 * 365 + 3)).toEqual([1, 0, 0, 1]);
    clock.mockRestore();
  });

  it('leaves only the proof of consent of a forgotten person in the file', async () => {
    const words = ['a-message-nobody-else-would-write', 'forget@example.com', '192.0.2.77'] as const;
    const [message, email, clientAddress] = words;
    const { consent } = newLead();
    await store.addLead(newLead({ email, message }, { consent: { ...consent, clientAddress } }));
    await store.addLead(newLead());
    const { out } = await runLeads({ DATA_DIR: folder }, 'forget', 'Forget@example.com');
    expect(out).toContain('Erased 1 lead, ');
    const files = ['leads.sqlite', 'leads.sqlite-wal'].map((name) =>
      readFile(path.join(folder, name), 'latin1'),
    );
    const bytes = (await Promise.all(files)).join();
    for (const word of words) expect(bytes).not.toContain(word);
    for (const nobody of ['', ' ', 'x', '@']) expect((await erasePerson(store, nobody)).leads).toBe(0);
  });
});
