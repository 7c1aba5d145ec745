import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMailer } from '../../server/leads/mail.ts';
import { type AlertOptions, OwnerAlerts } from '../../server/leads/owner-alerts.ts';
import { type Store, StoreUnavailable } from '../../server/leads/store.ts';
import { startWorker } from '../../server/leads/worker.ts';
import { startApp } from '../support/app.ts';
import { postJson } from '../support/contact-form.ts';
import { expectText } from '../support/expected-text.ts';
import { newLead, openSqlite } from '../support/leads.ts';
import { startMailServer } from '../support/smtp.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let smtp: Awaited<ReturnType<typeof startMailServer>>;
const OWNER = 'owner@salon.example';
const SALON = 'website@salon.example';
beforeEach(async () => {
  smtp = await startMailServer();
});
afterEach(() => smtp[Symbol.dispose]());
/** Compares all mails, without their dates and random ids. */
const expectMails = (name: string, id: string | RegExp = /(?<=^Message-ID: <)[^@]+/gm) =>
  expectText(
    smtp.mails
      .join('\n\n\n')
      .replaceAll(id, 'ID')
      .replaceAll(/^Date: .*/gm, 'Date')
      .replaceAll(/--_NmP-\w+/g, '--_NmP'),
    name,
  );
const env = () => ({ SMTP_URL: smtp.url, MAIL_TO: OWNER, MAIL_FROM: SALON });

describe('a message', () => {
  it('is mailed with its six values, a subject of its first words and a reply to the client', async () => {
    await using app = await startApp({ env: env() });
    expect((await postJson(app.url)).status).toBe(200);
    const undelivered = `SELECT 1 FROM deliveries WHERE state <> 'delivered'`;
    await expect.poll(() => app.store.query(undelivered)).toEqual([]);
    const [lead] = await app.store.query<{ id: string }>('SELECT id FROM leads');
    await expectMails('mail', lead?.id);
  });

  it('is marked as suspected spam, and cannot add headers or markup', async () => {
    await using app = await startApp({ env: { ...env(), CONTACT_SUSPECTED: 'keep' } });
    const name = 'Dana <script>\r\nBcc: x@evil.example';
    const values = { name, message: '<script>alert(1)</script>', remarks: 'x' };
    expect((await postJson(app.url, values)).status).toBe(200);
    await expect.poll(() => smtp.mails).toHaveLength(1);
    await expectMails('mail-suspected');
  });

  it('is mailed later while the mail server refuses it, once, and its sender does not wait', async () => {
    smtp.refuse(true);
    await using app = await startApp({ env: env() });
    expect((await postJson(app.url, { message: '' })).status).toBe(200);
    const error = `SELECT last_error FROM deliveries WHERE channel = 'mail'`;
    const code = expect.stringMatching(/^[A-Z]+ 451$/) as string;
    await expect.poll(() => app.store.query(error)).toEqual([{ last_error: code }]);
    smtp.refuse(false);
    await expect.poll(() => smtp.mails).toEqual([expect.stringMatching(/^Subject: Dana Whitfield$/m)]);
    await postJson(app.url, { message: `${'so many words '.repeat(5)}END` });
    await expect.poll(() => smtp.mails[1]).toMatch(/^Subject: (?:(?!END)[^])*Message-ID/m);
  });
});

describe('a problem', () => {
  let store: Store;
  beforeEach(() => {
    store = openSqlite(temporaryFolder());
  });
  afterEach(() => store.close());
  const { log } = Fastify();
  const newProblems = (options: Partial<AlertOptions> = {}) => {
    const mailer = createMailer({ url: smtp.url, to: OWNER, from: SALON });
    return new OwnerAlerts({ store, mailer, dataDir: undefined, salonName: 'Salon', log, ...options });
  };
  const change = (text: string, to: Store = store) => to.transaction([{ text, values: [] }]);
  const giveUp = async (to: Store = store) => {
    await to.addLead(newLead());
    await change(`UPDATE deliveries SET state = 'parked', last_error = 'status 410'`, to);
  };

  it('is mailed without personal data, once an hour by all servers together, until the owner answers', async () => {
    await giveUp();
    await Promise.all([newProblems().check(), newProblems().check()]);
    await newProblems().check();
    await expectMails('mail-given-up');
    for (const ms of [3_500_000, 100_000]) {
      await change(`UPDATE facts SET value = CAST(value AS INTEGER) - ${ms}`);
      await newProblems().check();
    }
    expect(smtp.mails).toHaveLength(2);
    await change('UPDATE leads SET answered_at = 1');
    await change(`UPDATE facts SET value = '0'`);
    await newProblems().check();
    expect(smtp.mails).toHaveLength(2);
  });

  it('is a store that cannot be written, and a disk that is nearly full', async () => {
    const written = vi.spyOn(store, 'transaction').mockRejectedValue(new StoreUnavailable('full'));
    const problems = newProblems();
    await problems.check();
    await problems.check();
    written.mockRestore();
    // A file system without any room.
    await newProblems({ dataDir: '/proc' }).check();
    await expectMails('mail-store-and-disk');
    // Without a mail server the log alone says it.
    await change(`UPDATE facts SET value = '0'`);
    const logged = vi.spyOn(log, 'error');
    await newProblems({ dataDir: '/proc', mailer: undefined }).check();
    expect(logged).toHaveBeenCalledWith({ problem: 'disk' }, expect.stringContaining('nearly full'));
  });

  it('is looked for every minute by the server, which also deletes what has expired', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    await using app = await startApp({ env: env() });
    // These two would write to the disk all through the simulated day.
    await app.store.stopWork();
    vi.spyOn(app.store, 'checkWritable').mockResolvedValue();
    for (const ms of [5000, 86_400_000]) {
      await app.store.addLead(newLead({}, { channels: [] }));
      await change('UPDATE leads SET received_at = 1, answered_at = 1', app.store);
      vi.advanceTimersByTime(ms);
      await setImmediate();
      expect(await app.store.query('SELECT id FROM leads')).toEqual([]);
    }
    await giveUp(app.store);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await expect.poll(() => smtp.mails[0]).toContain('were given up: 1');
  });

  it('is a webhook that has failed for 15 minutes, mailed once the mail server takes it', async () => {
    await store.addLead(newLead());
    await change(`UPDATE deliveries SET attempts = 1, last_error = 'timeout', since = since - 840000`);
    await newProblems().check();
    expect(smtp.mails).toEqual([]);
    await change('UPDATE deliveries SET since = since - 60000');
    smtp.refuse(true);
    const problems = newProblems();
    await problems.check();
    smtp.refuse(false);
    await problems.check();
    await problems.check();
    await expectMails('mail-failing');
  });

  it('is a delivery that nobody attempts, and the log says why', async () => {
    await store.addLead(newLead());
    await change('UPDATE deliveries SET since = since - 900000');
    await newProblems().check();
    expect(smtp.mails).toEqual([expect.stringContaining('for 15 minutes: 1 (no attempt was made)')]);
    const logged = vi.spyOn(log, 'error').mockClear();
    vi.spyOn(store, 'pendingDelivery').mockRejectedValue(new Error('broken'));
    await startWorker(store, {}, log);
    await store.stopWork();
    await change('DROP TABLE deliveries');
    await startWorker(store, {}, log);
    await store.stopWork();
    expect(logged.mock.calls.map(([, text]) => text)).toEqual(Array(2).fill('queue failed, trying again'));
  });
});
