import { afterEach, expect, test, vi } from 'vitest';
import { siteUrl } from './site-url.ts';

afterEach(() => vi.unstubAllEnvs());

test('SITE_URL is an origin, and a path is refused as the server does', () => {
  vi.stubEnv('SITE_URL', 'https://Salon.example/');
  expect(siteUrl()).toBe('https://salon.example');
  vi.stubEnv('SITE_URL', 'https://salon.example/shop');
  expect(siteUrl).toThrow('SITE_URL: found "https://salon.example/shop", expected an origin like');
});
