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

it('warns once when every proxied request has one address', async () => {
  expect(await warnings(400, { 'x-forwarded-for': '172.30.0.1' })).toBe(1);
});

it('warns when the address is not that of the visitor of Cloudflare', async () => {
  const headers = { 'x-forwarded-for': '172.64.0.1', 'cf-connecting-ip': '198.51.100.7' };
  expect(await warnings(1, headers)).toBe(1);
});

it('does not warn when visitors have addresses of their own, or there is no proxy', async () => {
  expect(
    await warnings(400, { 'x-forwarded-for': '198.51.100.1' }, { 'x-forwarded-for': '198.51.100.2' }),
  ).toBe(0);
  expect(await warnings(400, {})).toBe(0);
});
