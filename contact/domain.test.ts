import { expect, it } from 'vitest';
import { normalizeDomain } from './domain.ts';

it.each([
  ['https://www.CopperAndSage.example/', 'copperandsage.example'],
  ['https://example.com:443', 'example.com'],
  ['http://example.com:80', 'example.com'],
  ['http://example.com:443', 'example.com:443'],
  ['https://example.com:8443', 'example.com:8443'],
  ['http://localhost:4321', 'localhost:4321'],
])('%s is %s', (origin, domain) => {
  expect(normalizeDomain(origin)).toBe(domain);
});
