import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { Housekeeping } from '../../server/owner/housekeeping.ts';
import { operations } from '../../server/owner/operations.ts';
import { countExpiredUndelivered, forget, purge } from '../../server/owner/retention.ts';
import { newLead } from '../support/leads.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let folder: string;
let store: SqliteStore;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  store = new SqliteStore(folder);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await rm(folder, { recursive: true });
});
const count = async (table: string) => (await store.sql.all(`SELECT * FROM ${table}`)).length;

it('keeps leads 12 months, spam and client addresses 30 days, consent 5 years', async () => {
  const start = Date.now();
  const accepted = await store.accept(newLead());
  if (accepted.outcome === 'new') await store.settle(accepted.claim, { kind: 'delivered' });
  await store.accept(newLead({}, { suspicion: 'links' }));
  const left = async (days: number) => {
    await purge(store.sql, start + days * DAY);
    return [
      await count('leads'),
      await count('consent_clients'),
      await count('consents'),
      await count('consent_texts'),
    ];
  };
  expect(await left(29)).toEqual([2, 2, 2, 1]);
  expect(await left(31)).toEqual([1, 0, 2, 1]);
  expect(await left(364)).toEqual([1, 0, 2, 1]);
  expect(await left(366)).toEqual([0, 0, 2, 1]);
  expect(await left(5 * 365 - 1)).toEqual([0, 0, 2, 1]);
  expect(await left(5 * 365 + 1)).toEqual([0, 0, 0, 0]);
});

it('never deletes an undelivered lead because of its age', async () => {
  const pending = await store.accept(newLead());
  const parked = await store.accept(newLead());
  const failed = { kind: 'failed', error: 'status 410', uncertain: false, retryInMs: undefined } as const;
  if (parked.outcome === 'new') await store.settle(parked.claim, failed);
  await store.accept(newLead({}, { deliver: false }));
  expect(pending.outcome).toBe('new');
  const later = Date.now() + 3 * 365 * DAY;
  await purge(store.sql, later);
  expect(await count('leads')).toBe(3);
  expect(await countExpiredUndelivered(store.sql, later)).toBe(3);
  await purge(store.sql, later, true);
  expect(await count('leads')).toBe(0);
});

describe('an undelivered lead older than 12 months', () => {
  beforeEach(async () => {
    await store.accept(newLead());
    vi.setSystemTime(Date.now() + 366 * DAY);
    // A recent record, so that the clock is credible.
    await store.accept(newLead());
  });

  it('is reported by the log', async () => {
    const { log } = Fastify();
    const error = vi.spyOn(log, 'error');
    await new Housekeeping(store.sql, log).run(Date.now());
    expect(error.mock.calls).toEqual([
      [{ expiredUndelivered: 1 }, expect.stringContaining('purge --undelivered')],
    ]);
  });

  it('is reported by npm run leads -- check', async () => {
    expect(await operations.check(store)).toEqual([
      expect.stringMatching(/^1 undelivered leads older than 12 months: .*purge --undelivered$/),
    ]);
  });

  it('is counted by npm run leads -- stats', async () => {
    expect(await operations.stats(store)).toMatchObject({ expiredUndelivered: 1 });
  });
});

it('leaves only the proof of consent of a forgotten person in the file', async () => {
  const secret = 'a-message-nobody-else-would-write';
  await store.accept(newLead({ email: 'forget@example.com', message: secret, name: 'Forgettable Fran' }));
  await store.accept(newLead());
  const forgotten = await forget(store.sql, 'Forget@example.com');
  await store.scrub();
  expect(forgotten).toEqual({ leads: 1, consentsKept: 1 });
  const bytes = await readFile(path.join(folder, 'leads.sqlite'), 'latin1');
  for (const word of [secret, 'forget@example.com', 'Forgettable']) expect(bytes).not.toContain(word);
  expect([await count('leads'), await count('consents'), await count('consent_clients')]).toEqual([1, 2, 1]);
});

it('forgets nobody without an email address or phone number', async () => {
  await store.accept(newLead({ phone: '5555550100' }));
  for (const nobody of ['', ' ', 'x', '@']) expect((await forget(store.sql, nobody)).leads).toBe(0);
});
