import { expect, it } from 'vitest';
import { parseSince, shortAge } from './time.ts';

const HOUR_MS = 3_600_000;

it.each([
  [12_400, '12s'],
  [3 * 60_000, '3m'],
  [47 * HOUR_MS, '47h'],
  [48 * HOUR_MS, '2d'],
  [-5, '0s'],
])('writes %i ms as %s', (ms, text) => {
  expect(shortAge(ms)).toBe(text);
});

it.each([
  ['90m', 100 * HOUR_MS - 1.5 * HOUR_MS],
  ['2d', 52 * HOUR_MS],
  ['2026-01-31', Date.UTC(2026, 0, 31)],
])('reads --since %s', (text, expected) => {
  expect(parseSince(text, 100 * HOUR_MS)).toBe(expected);
});

it.each(['', '5', '5 days', 'yesterday', '2026-13-01'])('refuses --since "%s"', (text) => {
  expect(() => parseSince(text, 0)).toThrow(/expected 90m, 12h, 7d, 2w or a date like 2026-01-31/);
});
