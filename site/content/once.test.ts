import { afterEach, expect, test, vi } from 'vitest';
import { once, onceEach } from './once.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a build loads once for each folder', () => {
  vi.stubEnv('DEV', false);
  const load = vi.fn((root: string | undefined) => ({ root }));
  const get = once(load);
  expect(get('/a')).toBe(get('/a'));
  expect(get('/b')).toEqual({ root: '/b' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a build answers each question once', () => {
  vi.stubEnv('DEV', false);
  const answer = vi.fn((one: { a: number }, other: string) => ({ one, other }));
  const ask = onceEach(answer);
  expect(ask({ a: 1 }, 'x')).toBe(ask({ a: 1 }, 'x'));
  expect(ask({ a: 1 }, 'y')).toEqual({ one: { a: 1 }, other: 'y' });
  expect(ask({ a: 2 }, 'x')).toEqual({ one: { a: 2 }, other: 'x' });
  expect(answer).toHaveBeenCalledTimes(3);
});

test('the development server loads every time', () => {
  vi.stubEnv('DEV', true);
  const load = vi.fn(() => ({}));
  const get = once(load);
  get();
  get();
  expect(load).toHaveBeenCalledTimes(2);
  const ask = onceEach(load);
  ask();
  ask();
  expect(load).toHaveBeenCalledTimes(4);
});
