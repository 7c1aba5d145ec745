import { afterEach, expect, test, vi } from 'vitest';
import { once } from './once.ts';

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

test('the development server loads every time', () => {
  vi.stubEnv('DEV', true);
  const load = vi.fn(() => ({}));
  const get = once(load);
  get();
  get();
  expect(load).toHaveBeenCalledTimes(2);
});
