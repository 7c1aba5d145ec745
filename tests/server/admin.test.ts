/** `npm run leads`, and what it does with stored messages. */
import { spawnSync } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentText, consentVersion } from '../../contact/consent.ts';
import { localTime } from '../../server/admin/time.ts';
import { type LeadSummary, sendOverSocket, socketPath } from '../../contact/admin-api.ts';
import { deleteExpired, erasePerson } from '../../server/leads/retention.ts';
import { postJson } from '../support/contact-form.ts';
import { expectText } from '../support/expected-text.ts';
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
      const settings = {
        ...(await database()),
        CONTACT_WEBHOOK_URL: webhook.url,
        CONTACT_FIRST_RETRY_MS: '600000',
        CONTACT_SUSPECTED: 'keep',
      };
      server = await startServer({ dist: writeFixtureSite(), env: settings });
      env = { ...settings, DATA_DIR: server.dataDir };
      await postJson(server.url, { name: 'Ann', message: LONG_MESSAGE });
      await postJson(server.url, { name: 'Spam', remarks: 'x' });
      webhook.answer(410);
      await postJson(server.url, { name: '="Pat"', email: 'Pat@Example.com' });
      webhook.answer(500);
      await postJson(server.url, { name: 'Wu', phone: '+1 555 555 0123' });
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
      expect(await send('GET', '/leads/unanswered')).toEqual({ status: 200, body: '{"count":4}' });
      expect(await send('POST', '/leads/list', { states: 'new' })).toMatchObject({ status: 400 });
    });
    const listed = async (...args: string[]) =>
      JSON.parse((await leads('list', '--all', '--json', ...args)).out) as LeadSummary[];

    /** Runs commands, and returns each with what it printed. `<Ann>` in one becomes the id of Ann's lead. */
    async function terminal(...commands: string[]): Promise<string> {
      const ids = (await listed()).map(({ name, id }) => [`<${name}>`, id] as const);
      let shown = '';
      for (const command of commands) {
        const line = ids.reduce((text, [name, id]) => text.replace(name, id), command);
        const { code, out, err } = await leads(...line.split(' '));
        shown += `$ leads ${command}\n${out}${err && `2> ${err}`}${code === 0 ? '' : `exit code ${code}\n`}\n`;
      }
      for (const [name, id] of ids) shown = shown.replaceAll(id, name);
      for (let minutes = 0; minutes < 10; minutes += 1) {
        const time = localTime(Date.now() - minutes * 60_000, 'America/Chicago');
        shown = shown.replaceAll(time, 'NOW IN TEXAS');
      }
      return shown
        .replaceAll('\r', '\\r')
        .replace(/\d+[sm] ago( ?) */g, 'JUST NOW$1')
        .replace(/(At":) ?\d{13}/g, '$1 MILLISECONDS');
    }

    it.each(['leads-listed', 'leads-refused'])(
      'answers each command in %s.txt as it is there',
      async (name) => {
        const transcript = await readFile(`tests/fixture/expected/${name}.txt`, 'utf8');
        const commands = [...transcript.matchAll(/^\$ leads (.*)/gm)].map(([, command = '']) => command);
        await expectText(await terminal(...commands), name);
      },
    );

    it('retries leads, and erases the messages of a person', async () => {
      expect(JSON.stringify(webhook.requests)).not.toContain('Spam');
      let shown = await terminal('retry <Wu>', 'retry <Spam>');
      await leads('retry', '--all-parked');
      const delivered = () => listed('--state', 'delivered');
      await expect.poll(delivered, { timeout: 20_000 }).toHaveLength(4);
      // The name of a person may have spaces.
      expect((await leads('forget', 'Pat <pat@example.COM>')).out).toContain('Erased 1 lead, ');
      shown += await terminal('forget ٥٥٥-٥٥٥-٠١٢٣', 'list', 'check');
      await expectText(shown, 'leads-erased');
    });

    it('works without the server, too', async () => {
      await server.kill();
      expect((await leads('list')).out).toContain('Ann');
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
    const piped = '"$0" server/admin/main.ts export --json | head -c 1';
    const env = { ...process.env, DATA_DIR: folder };
    expect(spawnSync('sh', ['-c', piped, process.execPath], { env, encoding: 'utf8' })).toMatchObject({
      stdout: '[',
      stderr: '',
    });
  });

  it('keeps delivered leads 12 months, client addresses 30 days, consent 5 years, undelivered leads for good', async () => {
    await store.addLead(newLead());
    await store.transaction([{ text: `UPDATE deliveries SET state = 'delivered'`, values: [] }]);
    await store.addLead(newLead());
    await store.transaction([
      { text: `UPDATE deliveries SET state = 'parked' WHERE state = 'pending'`, values: [] },
    ]);
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
    expect(await left(29)).toEqual([3, 3, 3, 2]);
    expect(await left(31)).toEqual([3, 0, 3, 2]);
    expect(await left(364)).toEqual([3, 0, 3, 2]);
    expect(await left(366)).toEqual([2, 0, 3, 2]);
    expect(await left(5 * 365 + 1)).toEqual([2, 0, 3, 2]);
    // An agreement without a known text is deleted with the last consent record that refers to it.
    expect(await left(5 * 365 + 3)).toEqual([2, 0, 0, 1]);
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
