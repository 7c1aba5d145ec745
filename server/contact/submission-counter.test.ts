import { expect, it } from 'vitest';
import { SUBMISSION_WINDOW_MS } from './store.ts';
import { SubmissionCounter } from './submission-counter.ts';

it('applies the total limit to any number of clients', () => {
  const counter = new SubmissionCounter(() => 0);
  let passed = 0;
  for (let client = 0; client < 150_000; client += 1)
    if (counter.count(`client ${client}`, { perClient: 20, total: 10 }) === undefined) passed += 1;
  expect(passed).toBe(10);
});

it('does not count a submission refused because of other clients', () => {
  let now = 0;
  const counter = new SubmissionCounter(() => now);
  const limits = { perClient: 1, total: 1 };
  expect(counter.count('first', limits)).toBeUndefined();
  now = 1000;
  expect(counter.count('second', limits)).toBe((SUBMISSION_WINDOW_MS - 1000) / 1000);
  now = SUBMISSION_WINDOW_MS;
  expect(counter.count('second', limits)).toBeUndefined();
});
