import { afterEach, expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a build loads once for each root folder', () => {
  vi.stubEnv('DEV', false);
  const load = vi.fn((root: string | undefined) => ({ root }));
  const get = memoize(load);
  expect(get('/a')).toBe(get('/a'));
  expect(get('/b')).toEqual({ root: '/b' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('the development server loads every time', () => {
  vi.stubEnv('DEV', true);
  const load = vi.fn(() => ({}));
  const get = memoize(load);
  get();
  get();
  expect(load).toHaveBeenCalledTimes(2);
});
