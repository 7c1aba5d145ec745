import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageAnswer } from './answers.ts';
import { type FastLane, openFastLane } from './fast-lane.ts';

const REQUEST_MS = 300;
/** More than both kernels keep for a client that reads nothing. */
const LARGE = Buffer.alloc(24 * 1024 * 1024);
const GET = 'GET /large HTTP/1.1\r\nHost: salon.example\r\n\r\n';

let server: Server;
let lane: FastLane;
let client: Socket;
/** The client's connection as the server has it. */
let taken: Socket | undefined;
beforeEach(async () => {
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end('the long way'));
  });
  server.requestTimeout = REQUEST_MS;
  const headers = { 'content-length': String(LARGE.length) };
  const large: PageAnswer = { status: 200, headers, body: LARGE };
  lane = openFastLane(
    server,
    ({ path }) => (path === '/large' ? large : undefined),
    () => undefined,
  );
  taken = undefined;
  server.on('connection', (socket: Socket) => (taken = socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
});
afterEach(() => {
  client.destroy();
  server.close();
});

/** Milliseconds until it happens; Infinity when it does not within ten seconds. */
async function until(happens: (done: () => void) => void): Promise<number> {
  const began = performance.now();
  const happened = new Promise<number>((resolve) => {
    happens(() => {
      resolve(performance.now() - began);
    });
  });
  return await Promise.race([happened, wait(10_000, Infinity)]);
}

it('lets go of a client that asks for nothing as soon as Node does', async () => {
  client.resume();
  expect(await until((done) => client.on('close', done))).toBeGreaterThan(REQUEST_MS - 20);
  expect(client.destroyed).toBe(true);
});

it('keeps a client that has asked longer', async () => {
  let got = 0;
  client.on('data', (bytes: Buffer) => (got += bytes.length));
  client.write(GET);
  await expect.poll(() => got).toBeGreaterThanOrEqual(LARGE.length);
  await wait(2 * REQUEST_MS);
  expect(client.readyState).toBe('open');
});

describe('a server that closes', () => {
  it.each([
    ['half a head', GET.slice(0, 20)],
    ['half a body', 'POST / HTTP/1.1\r\nHost: salon.example\r\nContent-Length: 9\r\n\r\nhalf'],
    ['an answer that nobody takes', GET],
  ])('waits so long for %s, and no longer', async (_, sent) => {
    client.pause();
    client.write(sent);
    await expect.poll(() => taken?.bytesRead).toBe(sent.length);
    lane.close(200);
    const ended = await until((done) => server.close(done));
    expect(ended).toBeGreaterThan(150);
    expect(ended).toBeLessThan(Infinity);
  });

  it('sends what is under way to its end', async () => {
    client.pause();
    client.write(GET);
    await wait(100);
    lane.close(60_000);
    let got = 0;
    client.on('data', (bytes: Buffer) => (got += bytes.length));
    client.resume();
    expect(await until((done) => server.close(done))).toBeLessThan(Infinity);
    await expect.poll(() => got).toBeGreaterThan(LARGE.length);
  });
});
