import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type RunningApp } from '../support/app.ts';
import { type Caddy, missingCaddy, startCaddy } from '../support/caddy.ts';
import { SECURITY_HEADERS } from '../../server/http/security-headers.ts';
import { FILLED } from '../support/contact-form.ts';
import { expectText } from '../support/expected-text.ts';
import { LARGE_PICTURE } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const HOST = 'salon.test';
const RATE_LIMIT = 2;
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';
/** Headers of one connection or one moment, and those that only HTTP/3 and Caddy have. */
const OWN_HEADERS = new Set(['alt-svc', 'connection', 'date', 'keep-alive', 'transfer-encoding']);

const missing = missingCaddy();

describe.skipIf(missing)(`Caddy${missing ? `, skipped: ${missing}` : ''}`, () => {
  const resources = new AsyncDisposableStack();
  let app: RunningApp;
  /** One with deploy/Caddyfile, and one with the file for containers. */
  let both: Caddy[];
  beforeAll(async () => {
    app = resources.use(await startApp());
    both = [
      resources.use(await startCaddy(HOST, app.url)),
      resources.use(await startCaddy(HOST, app.url, { isContainer: true })),
    ];
  });
  afterAll(() => resources.disposeAsync());

  it('redirects to HTTPS, and from www to the host of the site', async () => {
    for (const caddy of both) {
      const plain = await sendRequest(caddy.httpUrl, '/about?a=b', { headers: { host: HOST } });
      expect(plain.headers.location).toMatch(/^https:\/\/salon\.test(?::\d+)?\/about\?a=b$/);
      const { status, headers } = await caddy.send(`www.${HOST}`, '/about?a=b');
      expect([status, headers.location]).toEqual([301, `https://${HOST}/about?a=b`]);
      expect(headers['strict-transport-security']).toBe(SECURITY_HEADERS['strict-transport-security']);
    }
  });

  it.each(['/', '/about/', '/missing', '/healthz', LARGE_PICTURE])(
    'answers %s as the server does, in each encoding',
    async (path) => {
      for (const headers of [{ 'accept-encoding': 'br, gzip' }, {}]) {
        const direct = await sendRequest(app.url, path, { headers });
        const kept = (all: object) => Object.entries(all).filter(([name]) => !OWN_HEADERS.has(name));
        for (const caddy of both) {
          const got = await caddy.send(HOST, path, { headers });
          expect(got.status).toBe(direct.status);
          expect(got.bytes.equals(direct.bytes)).toBe(true);
          expect(Object.fromEntries(kept(got.headers))).toEqual(Object.fromEntries(kept(direct.headers)));
        }
      }
    },
  );

  it('shows a page with the phone number while nothing answers', async () => {
    const root = temporaryFolder();
    const record = path.join(root, 'site.json');
    await writeFile(record, JSON.stringify({ salonName: 'Cut & Dry', phone: '+19035550142' }));
    const page = execFileSync(process.execPath, ['deploy/down-page.ts', record]);
    await writeFile(path.join(root, 'down.html'), page);
    await using alone = await startCaddy(HOST, NOWHERE, { root, bridgeSeconds: 1 });
    await using container = await startCaddy(HOST, NOWHERE, { isContainer: true, bridgeSeconds: 1 });
    for (const [path, method] of [
      ['/about', 'GET'],
      ['/api/contact', 'POST'],
    ] as const) {
      const [down, short] = await Promise.all(
        [alone, container].map(({ plainUrl }) => sendRequest(plainUrl, path, { method })),
      );
      for (const answer of [down, short])
        expect(answer).toMatchObject({
          status: 502,
          headers: { 'cache-control': 'no-store', 'retry-after': '60' },
        });
      await expectText(`${down?.text}\n${short?.text}`, 'down-pages');
    }
  });

  const post = async (from: string, forwarded: string, by: Caddy) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    const request = { method: 'POST', headers, body: JSON.stringify(FILLED) };
    return (await by.send(HOST, '/api/contact', request, from)).status;
  };

  it('knows clients behind a CDN that it was told of, and nobody else who claims an address', async () => {
    for (const [trustedProxies, network, expected] of [
      ['127.0.0.1/32', 20, [200, 200, 200]],
      [undefined, 30, [200, 200, 429]],
    ] as const) {
      const env = { TRUST_PROXY: '127.0.0.1', CONTACT_RATE_LIMIT: String(RATE_LIMIT) };
      await using behind = await startApp({ env });
      await using back = await startCaddy(HOST, behind.url, trustedProxies && { trustedProxies });
      await using cdn = await startCaddy(HOST, back.plainUrl);
      const statuses = [];
      for (let i = 0; i <= RATE_LIMIT; i += 1)
        statuses.push(await post(`127.0.0.${network + i}`, '198.51.100.7', cdn));
      expect(statuses).toEqual(expected);
      const forged = [];
      for (let i = 0; i <= RATE_LIMIT; i += 1) forged.push(await post('127.0.0.99', `198.51.100.${i}`, back));
      expect(forged.at(-1)).toBe(429);
    }
  });
});

it('no visitors are logged in containers either: the privacy page promises it', () => {
  const log = (file: string) => /^\tlog \{[\s\S]*?^\t\}/m.exec(readFileSync(`deploy/${file}`, 'utf8'))?.[0];
  // tests/fixture/expected/installed.txt has the other one.
  expect(log('Caddyfile.containers')).toBe(log('Caddyfile'));
});
