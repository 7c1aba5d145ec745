import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type RunningApp } from '../support/app.ts';
import { type Caddy, missingCaddy, sendSecure, startCaddy } from '../support/caddy.ts';
import { SECURITY_HEADERS } from '../../server/http/security-headers.ts';
import { FILLED } from '../support/contact-form.ts';
import { LARGE_PICTURE } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';

const HOST = 'salon.test';
const RATE_LIMIT = 2;
/** Headers of one connection or one moment, and those that only HTTP/3 and Caddy have. */
const OWN_HEADERS = new Set(['alt-svc', 'connection', 'date', 'keep-alive', 'transfer-encoding']);

const missing = missingCaddy();

describe.skipIf(missing !== undefined)(missing === undefined ? 'Caddy' : `Caddy, skipped: ${missing}`, () => {
  const resources = new AsyncDisposableStack();
  let app: RunningApp;
  let caddy: Caddy;
  beforeAll(async () => {
    const env = { TRUST_PROXY: '127.0.0.1', CONTACT_RATE_LIMIT: String(RATE_LIMIT) };
    app = resources.use(await startApp({ env }));
    caddy = resources.use(await startCaddy(HOST, app.url));
  });
  afterAll(() => resources.disposeAsync());

  const get = async (path: string, headers: Record<string, string> = {}, host = HOST) => {
    const session = await caddy.connect(host);
    const response = await sendSecure(session, { path, headers });
    session.close();
    return response;
  };

  it('serves the site over HTTP/2 with a certificate', async () => {
    expect((await get('/')).status).toBe(200);
  });

  it('redirects HTTP to HTTPS', async () => {
    const { status, headers } = await sendRequest(caddy.httpUrl, '/about?a=b', { headers: { host: HOST } });
    expect(status).toBe(308);
    expect(headers.location).toMatch(/^https:\/\/salon\.test(?::\d+)?\/about\?a=b$/);
  });

  it('redirects www to the host of the site', async () => {
    const { status, headers } = await get('/about?a=b', {}, `www.${HOST}`);
    expect([status, headers.location]).toEqual([301, `https://${HOST}/about?a=b`]);
    expect(headers['strict-transport-security']).toBe(SECURITY_HEADERS['strict-transport-security']);
  });

  it.each(['/', '/about/', '/missing', '/blog/missing', '/brows', '/healthz', LARGE_PICTURE])(
    'answers %s as the server does',
    async (path) => {
      const headers = { 'accept-encoding': 'br, gzip' };
      const [got, direct] = [await get(path, headers), await sendRequest(app.url, path, { headers })];
      expect(got.status).toBe(direct.status);
      expect(got.bytes.equals(direct.bytes)).toBe(true);
      const kept = (all: object) =>
        Object.entries(all).filter(([name]) => !name.startsWith(':') && !OWN_HEADERS.has(name));
      expect(Object.fromEntries(kept(got.headers))).toEqual(Object.fromEntries(kept(direct.headers)));
    },
  );

  it.each(['br', 'gzip', 'identity'])('passes %s bodies on unchanged', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const [got, direct] = [await get('/about', headers), await sendRequest(app.url, '/about', { headers })];
    expect(got.bytes.equals(direct.bytes)).toBe(true);
    expect(got.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  });

  it('passes a body on unchanged to a client that names no encoding', async () => {
    const [got, direct] = [await get('/about'), await sendRequest(app.url, '/about')];
    expect(got.bytes.equals(direct.bytes)).toBe(true);
    expect(got.headers.etag).toBe(direct.headers.etag);
    expect(got.headers['content-length']).toBe(String(direct.bytes.length));
  });

  it('offers HTTP/3', async () => {
    expect((await get('/')).headers['alt-svc']).toMatch(/^h3="/);
  });

  it('discloses neither a product nor a version', async () => {
    const answers = [await get('/'), await get('/missing'), await get('/', {}, `www.${HOST}`)];
    const names = answers.flatMap(({ headers }) => Object.keys(headers));
    expect(names.filter((name) => ['server', 'via', 'x-powered-by'].includes(name))).toEqual([]);
  });

  it('discloses no version where it redirects to HTTPS', async () => {
    const { headers } = await sendRequest(caddy.httpUrl, '/', { headers: { host: HOST } });
    expect(headers.server ?? '').not.toMatch(/\d/);
  });

  const post = async (from: string, forwarded: string) => {
    const session = await caddy.connect(HOST, from);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    const request = { path: '/api/contact', method: 'POST', headers, body: JSON.stringify(FILLED) };
    const { status } = await sendSecure(session, request);
    session.close();
    return status;
  };

  it('limits a client that claims other addresses', async () => {
    const statuses = [];
    for (let i = 0; i <= RATE_LIMIT; i += 1) statuses.push(await post('127.0.0.2', `198.51.100.${i}`));
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('counts clients by their own addresses', async () => {
    const statuses = [];
    for (let i = 0; i <= RATE_LIMIT; i += 1) statuses.push(await post(`127.0.0.${i + 3}`, '198.51.100.7'));
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('logs a failed request without the address, headers and browser of the visitor', async () => {
    const broken = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    await using proxy = await startCaddy(HOST, `http://127.0.0.1:${(broken.address() as AddressInfo).port}`);
    const request = { method: 'POST', headers: { 'user-agent': 'a-browser' }, body: '{}' };
    const { status } = await fetch(`${proxy.plainUrl}/api/contact`, request);
    broken.close();
    expect(status).toBe(502);
    await expect.poll(() => proxy.log()).toContain('"logger":"http.log.error');
    expect(proxy.log()).not.toMatch(/a-browser|remote_ip|client_ip/);
  });
});
