import { expect, it } from 'vitest';
import { parseSince, printable } from './print.ts';

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
