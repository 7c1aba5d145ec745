import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { postForm, postJson } from '../support/contact-form.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the rate limit', () => {
  it('answers 429 with Retry-After, counting valid messages only', async () => {
    await using app = await startApp({ env: { CONTACT_RATE_LIMIT: '2' } });
    for (let i = 0; i < 5; i += 1) expect((await postJson(app.url, { email: 'x' })).status).toBe(422);
    expect((await postJson(app.url)).status).toBe(200);
    expect((await postJson(app.url)).status).toBe(200);
    const refused = await postJson(app.url);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(JSON.parse(refused.text)).toEqual({ ok: false, error: expect.any(String) as string });
    expect((await postForm(app.url)).headers.location).toBe('/contact#failed');
  });

  it('counts by the address from a trusted proxy, IPv6 by /64', async () => {
    await using app = await startApp({ env: { CONTACT_RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' } });
    const status = async (address: string) => (await postJson(app.url, {}, from(address))).status;
    expect(await status('198.51.100.1')).toBe(200);
    expect(await status('198.51.100.1')).toBe(429);
    expect(await status('203.0.113.9, 198.51.100.1')).toBe(429);
    expect(await status('198.51.100.2')).toBe(200);
    expect(await status('2001:db8:1:2::1')).toBe(200);
    expect(await status('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await status('2001:db8:1:3::1')).toBe(200);
  });

  it.each([
    ['a port', '198.51.100.1', '198.51.100.1:4711'],
    ['a port and brackets', '2001:db8:1:2::1', '[2001:db8:1:2::1]:4711'],
    ['the form of IPv6', '7.7.7.7', '[::ffff:7.7.7.7]:4711'],
    ['the hexadecimal form of IPv6', '7.7.7.7', '::ffff:707:707'],
    ['a trusted proxy with its port', '198.51.100.1', '198.51.100.1, 127.0.0.1:5678'],
  ])('counts a client once when its address has %s', async (_, first, second) => {
    await using app = await startApp({ env: { CONTACT_RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' } });
    expect((await postJson(app.url, {}, from(first))).status).toBe(200);
    expect((await postJson(app.url, {}, from(second))).status).toBe(429);
  });

  it('ignores X-Forwarded-For without a trusted proxy', async () => {
    await using app = await startApp({ env: { CONTACT_RATE_LIMIT: '1' } });
    expect((await postJson(app.url, {}, from('198.51.100.1'))).status).toBe(200);
    expect((await postJson(app.url, {}, from('198.51.100.2'))).status).toBe(429);
  });

  it('also applies to all addresses together', async () => {
    await using app = await startApp({ env: { CONTACT_RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.0/8' } });
    const statuses = [];
    for (let i = 0; i < 51; i += 1)
      statuses.push((await postJson(app.url, {}, from(`198.51.100.${i}`))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.at(-1)).toBe(429);
  });
});
