import { expect, it } from 'vitest';
import { normalizeAddress } from './client-address.ts';

it.each([
  ['198.51.100.7:4711', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['[::ffff:198.51.100.7]:443', '198.51.100.7'],
  ['2001:DB8:0::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', 'unknown'],
])('the address in "%s" is %s', (text, address) => {
  expect(normalizeAddress(text)).toBe(address);
});
