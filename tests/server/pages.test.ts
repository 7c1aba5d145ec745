import { createHash } from 'node:crypto';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { readBuiltSite } from '../../server/http/built-site.ts';
import { startApp } from '../support/app.ts';
import { expectTranscript } from '../support/expected-text.ts';
import { INLINE_SCRIPT, writeFixtureSite } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';

const app = await startApp();
afterAll(() => app[Symbol.asyncDispose]());
const get = (path: string, headers: Record<string, string> = {}) => sendRequest(app.url, path, { headers });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('answers each path with its status, target, caching, type and heading', () =>
  expectTranscript('paths', async (path) => {
    const { status, headers, text } = await get(path);
    const { location, 'cache-control': caching, 'content-type': type } = headers;
    const rules = headers['speculation-rules'];
    const heading = /<h1.*?<\/h1>/.exec(text)?.[0];
    return [status, location, caching, type, rules, heading].filter(Boolean).join('  ');
  }));

it('takes HEAD like GET, no other method, and connections that proxies keep for a minute', async () => {
  expect((await fetch(app.url)).headers.get('keep-alive')).toMatch(/^timeout=[7-9]\d$/);
  for (const path of ['/', '/nope']) {
    const [head, full] = [await sendRequest(app.url, path, { method: 'HEAD' }), await get(path)];
    expect(head.bytes).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'content-security-policy'])
      expect([head.status, head.headers[name]]).toEqual([full.status, full.headers[name]]);
  }
  const post = { method: 'POST', headers: { 'content-type': 'x/y' }, body: 'x' };
  const { status, headers } = await sendRequest(app.url, '/about', post);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['', undefined],
])('Accept-Encoding "%s" gets %s, with an ETag of its own', async (accepted, encoding) => {
  const { headers, bytes } = await get('/about', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(headers.etag).toMatch(encoding === undefined ? /^"[\w-]{22}"$/ : new RegExp(`-${encoding}"$`));
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  const text = unpack[(encoding ?? 'identity') as keyof typeof unpack](bytes).toString('utf8');
  expect(text).toContain('<h1>About</h1>');
});

it('answers 304 to a matching If-None-Match, with the headers that RFC 9110 requires', async () => {
  const { headers } = await get('/about', { 'accept-encoding': 'br' });
  const etag = String(headers.etag);
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const fresh = await get('/about', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([fresh.status, fresh.bytes.length]).toEqual([304, 0]);
    const kept = { etag, vary: 'Accept-Encoding', 'cache-control': 'max-age=60' };
    expect(fresh.headers).toMatchObject(kept);
    expect(fresh.headers['content-security-policy']).toBeUndefined();
  }
  expect((await get('/about', { 'if-none-match': etag })).status).toBe(200);
  expect((await get('/nope', { 'if-none-match': '*' })).status).toBe(404);
});

it('a page has another ETag when its words or its headers have changed', () => {
  const dist = writeFixtureSite();
  const etag = () => readBuiltSite(dist).files.get('/about')?.identity.headers.etag;
  const tags = [etag()];
  rmSync(path.join(dist, 'speculation-rules.json'));
  tags.push(etag());
  appendFileSync(path.join(dist, 'about.html'), '.');
  expect(new Set([...tags, etag()]).size).toBe(3);
});

it('security headers are set everywhere', async () => {
  for (const path of ['/', '/nope', '/about/', '/robots.txt', '/healthz', '/api/contact', '/%zz']) {
    const { headers } = await get(path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toMatch(
      /^default-src '(?:none|self)'; .*frame-ancestors 'none'/,
    );
    expect(headers['content-security-policy']).not.toMatch(/(?<!style-src 'self' )'unsafe/);
  }
});

it('the policy of a page allows only its own scripts', async () => {
  const policy = async (path: string) => String((await get(path)).headers['content-security-policy']);
  for (const path of ['/', '/blog'])
    expect(await policy(path)).toContain(`script-src 'self' ${hash(INLINE_SCRIPT)};`);
  const map = 'https://www.openstreetmap.org';
  for (const path of ['/about', '/contact', '/nope'])
    expect(await policy(path)).toMatch(/script-src 'self';.* form-action 'self'; base-uri 'none';/);
  expect(await policy('/contact')).toContain(`img-src 'self' ${map}; frame-src ${map};`);
  expect(await policy('/')).not.toContain(map);
});

it('/healthz asks the store at most once a second, however often it is asked', async () => {
  const probe = vi.spyOn(app.store, 'checkWritable');
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/healthz')));
  expect(probe.mock.calls.length).toBeLessThan(10);
  const answer = { status: 200, text: '{"status":"ok"}', headers: { 'cache-control': 'no-store' } };
  for (const one of answers) expect(one).toMatchObject(answer);
});
