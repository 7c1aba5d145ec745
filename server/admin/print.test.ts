import { expect, it } from 'vitest';
import { newLead } from '../../tests/support/leads.ts';
import { formatListEntry, parseSince, printable } from './print.ts';

it('removes escape sequences, direction marks and line separators', () => {
  expect(printable('\u001b[31m red\u202e\u2066a\u2028b\nc')).toBe(' [31m red a b c');
});

it('reads how long ago, and since which day of the salon', () => {
  const since = ['90m', '12h', '7d', '2w', '2026-01-31', '2026-07-31', 'x', '7', '2026-1-31'].map((text) =>
    parseSince(text, 0, 'America/Chicago'),
  );
  const days = [Date.UTC(2026, 0, 31, 6), Date.UTC(2026, 6, 31, 5)];
  expect(since.slice(0, 4).map((ms) => Number(ms) / -60_000)).toEqual([90, 720, 10_080, 20_160]);
  expect(since.slice(4)).toEqual([...days, undefined, undefined, undefined]);
});

it('tells how old a message is in one unit', () => {
  const open = { id: 'a', state: 'kept', attempts: 0, deliveredAt: null, answeredAt: null } as const;
  const lead = { ...newLead().submission, ...open, receivedAt: 0, lastError: null, suspicion: null };
  const age = (minutes: number) => formatListEntry(lead, minutes * 60_000).split(' ')[0];
  expect([1.9, 119, 48 * 60 - 1, 48 * 60].map(age)).toEqual(['1m', '1h', '47h', '2d']);
});
