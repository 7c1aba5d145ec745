import { expect, it } from 'vitest';
import { SubmissionCounter } from './submission-counter.ts';

it('limits a client until its window ends', () => {
  let now = 0;
  const counter = new SubmissionCounter(() => now);
  const wait = () => counter.count('a', 2, false).retryAfterSeconds;
  expect([wait(), wait(), wait()]).toEqual([undefined, undefined, 600]);
  now = 599_000;
  expect(wait()).toBe(1);
  now = 600_000;
  expect(wait()).toBeUndefined();
});

it('marks a flood from many clients and refuses nobody for it', () => {
  const counter = new SubmissionCounter(() => 0);
  const all = Array.from({ length: 51 }, (_, client) => counter.count(String(client), 1, false));
  expect(all.filter(({ isFlood }) => isFlood)).toHaveLength(1);
  expect(all.every(({ retryAfterSeconds }) => retryAfterSeconds === undefined)).toBe(true);
});

it('does not count suspected spam against others', () => {
  const counter = new SubmissionCounter(() => 0);
  for (let client = 0; client < 1000; client += 1) counter.count(String(client), 1, true);
  expect(counter.count('visitor', 1, false)).toEqual({ isFlood: false });
});
