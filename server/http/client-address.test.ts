import { expect, it } from 'vitest';
import { clientNetwork, plainAddress, trustProxy } from './client-address.ts';

it.each([
  ['198.51.100.7:4711', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['[::ffff:198.51.100.7]:443', '198.51.100.7'],
  ['2001:DB8:0::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', 'unknown'],
])('the address in "%s" is %s', (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

it('a trusted proxy is known in every notation', () => {
  const isTrusted = trustProxy(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1']);
  const trusted = ['10.1.2.3:5678', '::ffff:10.1.2.3', '192.0.2.1', '2001:db8:7::1', '[::1]:80'];
  expect(trusted.filter((address) => !isTrusted(address))).toEqual([]);
  expect(['11.1.2.3', '192.0.2.2', '2001:db9::1', 'unknown', ''].filter(isTrusted)).toEqual([]);
});
