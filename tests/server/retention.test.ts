import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { forget, purge } from '../../server/owner/privacy.ts';
import { newLead } from '../support/leads.ts';

const DAY = 86_400_000;
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
  await store.accept(newLead({}, { deliver: false }));
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

it('leaves nothing of a forgotten person in its files but the proof of consent', async () => {
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

it('forgets nobody when nobody is named', async () => {
  await store.accept(newLead({ phone: '5555550100' }));
  for (const nobody of ['', ' ', 'x', '@']) expect((await forget(store.sql, nobody)).leads).toBe(0);
});
