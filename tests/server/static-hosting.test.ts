/** The built site on other servers: nginx with docs/nginx.conf, and hosts that read `_headers`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFile, redirectsFile, staticHeaders } from '../../server/hosting/static-headers.ts';
import { writeHostingFiles } from '../../server/hosting/hosting-files.ts';
import { type BuiltSite, readBuiltSite } from '../../server/static/built-site.ts';
import { postForm, postJson } from '../support/contact-form.ts';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';
import { hasBrotli, hasNginx, type Nginx, startStaticNginx } from '../support/nginx.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let fixture: FixtureSite;
let site: BuiltSite;
beforeAll(async () => {
  fixture = await writeFixtureSite();
  await writeHostingFiles(fixture.dist);
  site = readBuiltSite(fixture.dist);
});
afterAll(async () => {
  await fixture[Symbol.asyncDispose]();
});

describe.skipIf(!hasNginx())(hasNginx() ? 'nginx' : 'nginx, skipped: it is not installed', () => {
  let ours: RunningServer;
  let nginx: Nginx;
  beforeAll(async () => {
    ours = await startServer({
      dist: fixture.dist,
      env: { CONTACT_RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' },
    });
    nginx = await startStaticNginx({ dist: fixture.dist, server: ours.url });
  });
  afterAll(async () => {
    await nginx[Symbol.asyncDispose]();
    await ours.stop();
  });

  const SAME = [
    'content-type',
    'content-encoding',
    'content-security-policy',
    'cache-control',
    'location',
    'permissions-policy',
    'speculation-rules',
    'strict-transport-security',
    'vary',
  ];
  const files = ['/', '/about', '/contact?x=1', '/blog', '/blog/first', '/services/eyebrows', '/photo.jpg'];
  const more = ['/_astro/form.abc123.js', '/robots.txt', '/favicon.svg', '/speculation-rules.json'];
  const redirected = [
    '/about/',
    '/about//?a=1',
    '/about.html',
    '/about.html?x',
    '/index.html',
    '/index',
    '/blog/first/',
  ];
  const old = [
    '/home',
    '/home/',
    '/home.html',
    '/brows?from=card',
    '/prices/?a=1',
    '/%C3%BCber-uns',
    '/blog/renamed',
  ];
  const gone = ['/blog/gone', '/blog/gone/', '/blog/gone.html', '/blog/first/more'];
  const notFound = [
    '/nope',
    '/nope/',
    '/About',
    '/404',
    '/404.html',
    '/services',
    '/services/',
    '/_astro/none.js',
  ];
  const hidden = [
    '/site.json',
    '/about.html.br',
    '/_headers',
    '/_redirects',
    '/_nginx/maps.conf',
    '/_nginx/',
  ];

  it.each([...files, ...more, ...redirected, ...old, ...gone, ...notFound, ...hidden])(
    'answers %s as our server does',
    async (at) => {
      for (const accepted of [hasBrotli() ? 'br, gzip' : 'gzip', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': accepted };
        const [got, wanted] = await Promise.all(
          [nginx, ours].map(({ url }) => sendRequest(url, at, { headers })),
        );
        expect(got?.status).toBe(wanted?.status);
        // Other headers of a redirect may differ.
        const compared = [200, 404].includes(wanted?.status ?? 0)
          ? SAME
          : ['location', 'x-content-type-options'];
        for (const name of compared)
          expect([name, got?.headers[name]]).toEqual([name, wanted?.headers[name]]);
        if ([200, 404].includes(wanted?.status ?? 0))
          expect(got?.bytes.equals(wanted?.bytes ?? Buffer.of())).toBe(true);
      }
    },
  );

  it('answers 304 to a matching If-None-Match', async () => {
    const { headers } = await sendRequest(nginx.url, '/about');
    const again = await sendRequest(nginx.url, '/about', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=60']);
  });

  it('sends no speculation rules to visitors who save data', async () => {
    const { headers } = await sendRequest(nginx.url, '/about', { headers: { 'save-data': 'on' } });
    expect(headers['speculation-rules']).toBeUndefined();
  });

  it('passes messages on with the client address', async () => {
    expect((await sendRequest(nginx.url, '/healthz')).text).toBe('{"status":"ok"}');
    const sent = await postJson(nginx.url, {}, { 'x-forwarded-for': '203.0.113.9' });
    expect([sent.status, sent.text]).toEqual([200, '{"ok":true}']);
    expect(sent.headers['x-content-type-options']).toBe('nosniff');
    // The limit is one message per client, and nginx replaces X-Forwarded-For.
    expect((await postForm(nginx.url, {}, { 'x-forwarded-for': '203.0.113.10' })).headers.location).toBe(
      '/contact#failed',
    );
  });
});

describe('the headers file', () => {
  it('has the headers of our server for every file once', () => {
    const rules = staticHeaders(site);
    for (const [at, file] of site.files) {
      const matching = rules.filter(({ path: rule }) =>
        rule.endsWith('*') ? at.startsWith(rule.slice(0, -1)) : rule === at,
      );
      const names = matching.flatMap(({ headers }) => Object.keys(headers));
      expect(new Set(names).size).toBe(names.length);
      const headers = Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
      expect(headers['cache-control']).toBe(file.headers['cache-control']);
      expect(headers['content-security-policy']).toBe(file.headers['content-security-policy']);
      expect(headers['speculation-rules']).toBe(file.headers['speculation-rules']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('has the syntax that hosts expect', () => {
    const lines = headersFile(site).trimEnd().split('\n');
    for (const line of lines) expect(line).toMatch(/^(?:\/\S*|  [a-z-]+: \S.*)$/);
    expect(lines).toContain('/_astro/*');
    expect(lines.filter((line) => line === '/about')).toHaveLength(1);
    expect(redirectsFile(site)).toContain(
      '/home / 308\n/brows /services/eyebrows 308\n/%C3%BCber-uns /about 308\n',
    );
    expect(readFileSync(path.join(fixture.dist, '_headers'), 'utf8')).toBe(headersFile(site));
  });
});
