import { expect, it } from 'vitest';
import { parseSince, printable } from './print.ts';

const HOUR_MS = 3_600_000;

it('removes escape sequences, direction marks and line separators', () => {
  expect(printable('\u001b[31m red\u202e\u2066a\u2028b\nc')).toBe(' [31m red a b c');
});

it.each([
  ['90m', 98.5 * HOUR_MS],
  ['2d', 52 * HOUR_MS],
  ['2026-01-31', Date.UTC(2026, 0, 31, 6)],
  ['5 days', undefined],
  ['2026-13-01', undefined],
])('reads --since %s', (text, expected) => {
  expect(parseSince(text, 100 * HOUR_MS, 'America/Chicago')).toBe(expected);
});
