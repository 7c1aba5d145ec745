import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app.ts';
import { INLINE_SCRIPT, INLINE_STYLE } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});
const get = (path: string, headers: Record<string, string> = {}) => sendRequest(app.url, path, { headers });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a path', () => {
  const pages = ['/', '/about', '/blog', '/blog/first', '/services/eyebrows'];
  const inFull = ['http://www.salon.example', 'http://www.salon.example/?a=1', 'HTTP://any.example/about'];
  it.each([...pages, ...inFull])('%s is a page', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
    ['/about.html', '/about'],
    ['/about.html?x', '/about?x'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/blog/', '/blog'],
    ['/blog/first/', '/blog/first'],
    ['http://other.example/about/?a=1', '/about?a=1'],
    ['/%61bout', '/about'],
    ['/services%2Feyebrows?a=1', '/services/eyebrows?a=1'],
    ['/ABOUT', '/about'],
    ['/Blog/First/', '/blog/first'],
    ['/about.', '/about'],
    ['/about,?a=1', '/about?a=1'],
    ['/about%E2%80%8B', '/about'],
    ['/about%20', '/about'],
    ['/about/index.html', '/about'],
    ['/INDEX.HTML', '/'],
    ['/blog/page/2', '/blog'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, target]);
  });

  it.each([
    ['/home', '/'],
    ['/home/', '/'],
    ['/home.html', '/'],
    ['/brows', '/services/eyebrows'],
    ['/brows?from=card', '/services/eyebrows?from=card'],
    ['/prices', '/#services'],
    ['/prices/?a=1', '/?a=1#services'],
    ['/%C3%BCber-uns', '/about'],
    ['/blog/renamed', '/blog/first'],
    ['/?p=42', '/about'],
  ])('%s of an earlier site redirects permanently to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, target]);
  });

  it.each(['/blog/gone', '/blog/gone/', '/blog/first/more', '/blog/gone.html'])(
    '%s of a missing article redirects to the list',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([302, '/blog']);
    },
  );

  it.each([
    '/nope',
    '/nope/',
    '/404',
    '/404.html',
    '/site.json',
    '/site.json.br',
    '/about.html.br',
    '/services',
    '/services/',
    '/..%2f..%2fetc/passwd',
    '/../package.json',
    '/%zz',
    '/%00',
    '//evil.example/',
    '//evil.example/about/',
    '/\\evil.example/',
    '/_astro/',
  ])('%s is the not-found page', async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers['content-security-policy']).toContain(hash(INLINE_STYLE));
    expect(text).toContain('Oops! Page not found');
  });

  it('refuses methods other than GET and HEAD', async () => {
    const { status, headers } = await sendRequest(app.url, '/about', {
      method: 'POST',
      headers: { 'content-type': 'x/y' },
      body: 'x',
    });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('answers HEAD like GET, without the body', async () => {
    for (const path of ['/', '/nope', '/photo.jpg']) {
      const [head, full] = [await sendRequest(app.url, path, { method: 'HEAD' }), await get(path)];
      expect(head.bytes).toHaveLength(0);
      expect(head.status).toBe(full.status);
      for (const name of ['content-length', 'content-type', 'etag', 'content-security-policy']) {
        expect(head.headers[name]).toBe(full.headers[name]);
      }
    }
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity;q=1, br;q=0.5', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    ['identity;q=0, *;q=0', undefined],
    ['', undefined],
  ])('"%s" gets %s', async (accepted, encoding) => {
    const { headers, bytes } = await get('/about', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding, Save-Data');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    const text = unpack[(encoding ?? 'identity') as keyof typeof unpack](bytes).toString('utf8');
    expect(text).toContain('<h1>About</h1>');
  });

  it('gives each encoding its own ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map((encoding) => get('/about', { 'accept-encoding': encoding })),
    );
    expect(new Set(tags.map((answer) => answer.headers.etag)).size).toBe(3);
  });
});

it('sends speculation rules, except to visitors who save data', async () => {
  const rules = (await get('/about')).headers['speculation-rules'];
  expect(rules).toBe('"/speculation-rules.json"');
  expect((await get('/speculation-rules.json')).headers['content-type']).toBe(
    'application/speculationrules+json',
  );
  expect((await get('/about', { 'save-data': 'on' })).headers['speculation-rules']).toBeUndefined();
  const other = (await get('/robots.txt')).headers;
  expect([other['speculation-rules'], other.vary]).toEqual([undefined, 'Accept-Encoding']);
});

describe('caching', () => {
  it.each([
    ['/', 'public, max-age=60'],
    ['/robots.txt', 'public, no-cache'],
    ['/_astro/form.abc123.js', 'public, max-age=31536000, immutable'],
    ['/photo.jpg', 'public, max-age=3600'],
    ['/nope', 'public, no-cache'],
  ])('%s has Cache-Control "%s"', async (path, value) => {
    expect((await get(path)).headers['cache-control']).toBe(value);
  });

  it('answers 304 to a matching If-None-Match', async () => {
    const { headers } = await get('/about', { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const fresh = await get('/about', { 'accept-encoding': 'br', 'if-none-match': tag });
      expect([fresh.status, fresh.bytes.length, fresh.headers.etag]).toEqual([304, 0, etag]);
      expect(fresh.headers.vary).toBe('Accept-Encoding, Save-Data');
      expect(fresh.headers['cache-control']).toBe('public, max-age=60');
      // A 304 repeats only the headers that RFC 9110 requires.
      expect(fresh.headers['content-security-policy']).toBeUndefined();
    }
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('security headers', () => {
  it.each(['/', '/nope', '/about/', '/robots.txt', '/healthz', '/api/contact', '/%zz'])(
    'are set for %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
    },
  );

  it('allow only the scripts and styles of the page', async () => {
    const policy = async (path: string) => String((await get(path)).headers['content-security-policy']);
    expect(await policy('/')).toContain(`script-src 'self' ${hash(INLINE_SCRIPT)};`);
    expect(await policy('/')).toContain(`style-src 'self' ${hash(INLINE_STYLE)};`);
    expect(await policy('/about')).toContain("script-src 'self';");
    expect(await policy('/contact')).toContain("script-src 'self';");
    expect(await policy('/blog')).toContain(`script-src 'self' ${hash('{"prefetch":[]}')};`);
    expect(await policy('/contact')).toContain('frame-src https://www.openstreetmap.org;');
  });
});

it('GET /healthz answers 200', async () => {
  const { status, text } = await get('/healthz');
  expect([status, text]).toEqual([200, '{"status":"ok"}']);
});
