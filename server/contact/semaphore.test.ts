import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Semaphore } from './semaphore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives a released permit to the task that has waited longest', async () => {
  const semaphore = new Semaphore(1);
  await semaphore.acquire(1000);
  const granted: string[] = [];
  const waiting = ['first', 'second'].map((name) => semaphore.acquire(1000).then(() => granted.push(name)));
  semaphore.release();
  await waiting[0];
  expect(granted).toEqual(['first']);
});

it('gives no permit when none becomes free in time', async () => {
  const semaphore = new Semaphore(1);
  await semaphore.acquire(1000);
  const late = semaphore.acquire(1000);
  vi.advanceTimersByTime(1000);
  expect(await late).toBe(false);
});

it('does not give a permit to a task that stopped waiting', async () => {
  const semaphore = new Semaphore(1);
  await semaphore.acquire(1000);
  const late = semaphore.acquire(1000);
  vi.advanceTimersByTime(1000);
  await late;
  semaphore.release();
  expect(await semaphore.acquire(0)).toBe(true);
});
