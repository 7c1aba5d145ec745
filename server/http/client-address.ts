/** Addresses of clients, as proxies and sockets write them. */
import { isIPv6, SocketAddress } from 'node:net';

/** Strips port, brackets and zone; an IPv4-mapped IPv6 address becomes IPv4. */
export function normalizeAddress(text: string): string {
  const address = text.trim().replace(/%[^\]]*/, '');
  const parsed = SocketAddress.parse(isIPv6(address) ? `[${address}]` : address)?.address ?? text;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(parsed)?.[1] ?? parsed;
}

/**
 * What the rate limit counts a client by: an IPv4 address, or the /64 of an IPv6 address, which is what one customer of
 * a network gets (RFC 6177).
 * @param address as `normalizeAddress` returns it
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
