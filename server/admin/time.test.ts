import { expect, it } from 'vitest';
import { localTime, parseSince, shortDuration } from './time.ts';

it('writes times as people in Texas read them, wherever the computer is', () => {
  expect(localTime(Date.UTC(2026, 10, 27, 2, 5), 'America/Chicago')).toBe('11/26/2026 8:05 PM');
});

it('tells how old a message is in one unit', () => {
  const age = (minutes: number) => shortDuration(minutes * 60_000);
  expect([1.9, 119, 48 * 60 - 1, 48 * 60].map(age)).toEqual(['1m', '1h', '47h', '2d']);
});

it('reads how long ago, and since which day of the salon', () => {
  const since = ['90m', '12h', '7d', '2w', '2026-01-31', '2026-07-31', 'x', '7', '2026-1-31'].map((text) =>
    parseSince(text, 0, 'America/Chicago'),
  );
  const days = [Date.UTC(2026, 0, 31, 6), Date.UTC(2026, 6, 31, 5)];
  expect(since.slice(0, 4).map((ms) => Number(ms) / -60_000)).toEqual([90, 720, 10_080, 20_160]);
  expect(since.slice(4)).toEqual([...days, undefined, undefined, undefined]);
});
