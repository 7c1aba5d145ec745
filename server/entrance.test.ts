import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Entrance, openEntrance } from './entrance.ts';
import { listen } from './listen.ts';
import { readBuiltSite } from './pages/built-site.ts';

const SITE = { siteUrl: 'https://www.salon.example', salonName: 'Shear Test Salon', phone: '+15555550100' };

let dist: string;
let entrance: Entrance;
let told: string[];
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  await writeFile(path.join(dist, 'site.json'), JSON.stringify(SITE));
  await writeFile(path.join(dist, 'index.html'), '<h1>Home</h1>');
  entrance = openEntrance(readBuiltSite(dist));
  told = [];
});
afterEach(async () => {
  await entrance.close(0);
  await rm(dist, { recursive: true });
});

/** As a browser asks: on a connection that stays open. */
async function ask(url: string, options?: RequestInit): Promise<string> {
  return await (await fetch(url, options)).text();
}

/** The application: says what it was asked and sent. */
function open(): void {
  entrance.handTo((request, response) => {
    request.setEncoding('utf8');
    let sent = '';
    request.on('data', (text: string) => (sent += text));
    request.on('end', () => response.end(`${request.method} ${request.url} ${sent}`));
  });
  entrance.open(({ path: asked }, { status }) => told.push(`${asked} ${status}`));
}

it('answers pages at once, and the rest when the application is there', async () => {
  const url = `http://127.0.0.1:${await listen(entrance.server, 0, '127.0.0.1')}`;
  expect(await ask(url)).toBe('<h1>Home</h1>');

  let answered = 0;
  const count = (answer: string) => ((answered += 1), answer);
  const asked = [
    ask(`${url}/api/contact`, { method: 'POST', body: 'a message' }).then(count),
    ask(`${url}/healthz`).then(count),
  ];
  await entrance.awaited;
  expect(await ask(url)).toBe('<h1>Home</h1>');
  expect([answered, told]).toEqual([0, []]);

  open();
  expect(await Promise.all(asked)).toEqual(['POST /api/contact a message', 'GET /healthz ']);
  expect(await ask(`${url}/healthz`)).toBe('GET /healthz ');
  expect(told).toEqual(['/ 200', '/ 200']);
});

it('does not ask the application for who has gone', async () => {
  const port = await listen(entrance.server, 0, '127.0.0.1');
  const gone = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}/gone`, { signal: gone.signal });
  await entrance.awaited;
  gone.abort();
  await expect(asked).rejects.toThrow();
  const connections = promisify(entrance.server.getConnections.bind(entrance.server));
  await expect.poll(() => connections()).toBe(0);
  let calls = 0;
  entrance.handTo(() => (calls += 1));
  entrance.open(() => undefined);
  expect(calls).toBe(0);
});

it('is reached by both addresses that localhost means', async () => {
  open();
  const port = await listen(entrance.server, 0, 'localhost');
  const ipv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  for (const host of ['127.0.0.1', ...(ipv6 ? ['[::1]'] : [])])
    expect(await ask(`http://${host}:${port}/healthz`)).toBe('GET /healthz ');
});
