/** Addresses of clients, as proxies and sockets write them. */
import { isIPv6, SocketAddress } from 'node:net';

/** Strips port, brackets and zone; an IPv4-mapped IPv6 address becomes IPv4. */
export function normalizeAddress(text: string): string {
  const address = text.trim().replace(/%[^\]]*/u, '');
  const parsed = SocketAddress.parse(isIPv6(address) ? `[${address}]` : address)?.address ?? text;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(parsed)?.[1] ?? parsed;
}
