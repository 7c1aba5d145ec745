import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { warnAboutProxies } from './proxy-warning.ts';

/** How often an app warns that gets these headers from one address, `count` times each. */
async function warnings(count: number, ...requests: Record<string, string>[]): Promise<number> {
  const app = Fastify({ trustProxy: true });
  const warn = vi.spyOn(app.log, 'warn');
  warnAboutProxies(app);
  app.get('/', () => 'ok');
  for (let i = 0; i < count; i += 1) for (const headers of requests) await app.inject({ url: '/', headers });
  await app.close();
  return warn.mock.calls.length;
}

const behind = (address: string) => ({ 'x-forwarded-for': address });
const BEHIND_CLOUDFLARE = { ...behind('172.64.0.1'), 'cf-connecting-ip': '198.51.100.7' };

it.each([
  ['every proxied request has one address', 1, 400, [behind('172.30.0.1')]],
  ["the address is not that of Cloudflare's visitor", 1, 1, [BEHIND_CLOUDFLARE]],
  ['the owner alone tries the new site', 0, 100, [behind('172.30.0.1')]],
  ['visitors have addresses of their own', 0, 400, [behind('198.51.100.1'), behind('198.51.100.2')]],
] as const)('when %s, it warns %i times', async (_, times, count, requests) => {
  expect(await warnings(count, ...requests)).toBe(times);
});
