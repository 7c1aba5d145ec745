/** Attacks on a running server. Each returns how much it did, and throws when the server does not withstand it. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';

import { getRequest, openConnection, postRequest } from './connection.ts';
import { FILLED } from '../../tests/support/contact-form.ts';
import { LARGE_PICTURE } from '../../tests/support/fixture-site.ts';
import { startFlood } from '../../tests/support/flood.ts';
import { sendRequest } from '../../tests/support/http.ts';
import { type RunningServer } from '../../tests/support/server.ts';

export interface Target {
  /** Starts the server on the same store as before. */
  start(): Promise<RunningServer>;
  /** The settings that name the store. */
  readonly env: Readonly<Record<string, string>>;
}

export type Attack = (target: Target) => Promise<string>;

/** Measured: 150 to 157 MB with the embedded store, 153 to 161 MB with PostgreSQL. */
const MAX_MEMORY_MB = 160;
const KILLS = 5;

/** Pipelined requests, cut into pieces of every size: answered completely and in order. */
export const splitRequests: Attack = async (target) => {
  await using server = await target.start();
  const requests = [getRequest('/about'), postRequest(FILLED), getRequest('/nope'), getRequest('/about/')];
  const bytes = Buffer.from(requests.join(''));
  let connections = 0;
  for (let size = 1; size <= bytes.length; size += size < 20 ? 1 : 37) {
    using client = await openConnection(server.url);
    for (let at = 0; at < bytes.length; at += size) {
      client.socket.write(bytes.subarray(at, at + size));
      await setImmediate();
    }
    client.socket.setTimeout(10_000, () => client.socket.destroy());
    while (client.answers.length < requests.length && !client.socket.destroyed) await setImmediate();
    assert.deepEqual(
      client.answers.map(({ status }) => status),
      [200, 200, 404, 308],
    );
    connections += 1;
  }
  return `${connections} connections`;
};

/** Bodies and headers that no browser sends: refused, and never with status 500. */
export const hostilePosts: Attack = async (target) => {
  await using server = await target.start();
  const long = 'x'.repeat(20_000);
  const bodies = [
    ...['', '{', '[]', 'null', '"x"', '{"__proto__":{"x":1}}', '[['.repeat(5000), `{"name":"${long}"}`],
    ...Object.keys(FILLED).flatMap((field) =>
      [null, 7, true, [], {}, '', '\u0000', '\ud800', '\u202e', long, "'; DROP TABLE leads; --"].map(
        (value) => JSON.stringify({ ...FILLED, [field]: value }),
      ),
    ),
  ];
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json; charset=x',
  ];
  let posts = 0;
  for (const body of bodies) {
    for (const type of types) {
      const headers = { 'content-type': type, 'x-forwarded-for': '::ffff:1.2.3.4:5', 'idempotency-key': 'x' };
      const { status } = await sendRequest(server.url, '/api/contact', { method: 'POST', headers, body });
      assert.ok(status < 500, `found status ${status} for ${type}, expected a refusal: ${body.slice(0, 60)}`);
      posts += 1;
    }
  }
  assert.equal((await sendRequest(server.url, '/healthz')).status, 200);
  return `${posts} posts`;
};

/** SIGKILL under load: every lead that was acknowledged is in the store afterwards. */
export const kills: Attack = async (target) => {
  const acknowledged: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const server = await target.start();
    const flood = startFlood([server.url], 20);
    while (flood.answers.length < 50 + 13 * round) await setImmediate();
    await server.kill();
    await flood.stop();
    acknowledged.push(
      ...flood.answers.filter(({ acknowledged }) => acknowledged).map(({ message }) => message),
    );
  }
  const command = ['server/admin/main.ts', 'export', '--json'];
  const options = { env: { ...process.env, ...target.env }, maxBuffer: 1e8 };
  const { stdout } = await promisify(execFile)(process.execPath, command, options);
  const stored = new Set((JSON.parse(stdout) as { message: string }[]).map(({ message }) => message));
  const lost = acknowledged.filter((message) => !stored.has(message));
  assert.deepEqual(lost, []);
  return `${acknowledged.length} acknowledged leads, ${KILLS} kills`;
};

/** Connections that are idle, never read, or never finish a request: memory stays bounded, others are served. */
export const stuckConnections: Attack = async (target) => {
  await using server = await target.start();
  await using stack = new AsyncDisposableStack();
  const open = async (count: number, text: string) => {
    for (let i = 0; i < count; i += 1) {
      const client = stack.use(await openConnection(server.url));
      client.socket.pause();
      if (text !== '') client.socket.write(text);
    }
  };
  await open(1500, '');
  await open(300, getRequest(LARGE_PICTURE).repeat(17));
  await open(200, 'POST /api/contact HTTP/1.1\r\nHost: salon.example\r\nContent-Length: 9\r\n\r\n{');
  assert.equal((await sendRequest(server.url, '/about')).status, 200);
  const status = readFileSync(`/proc/${server.process.pid ?? 0}/status`, 'utf8');
  const memoryMb = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  assert.ok(memoryMb <= MAX_MEMORY_MB, `found ${memoryMb} MB of memory, expected at most ${MAX_MEMORY_MB}`);
  await server.kill();
  return `2000 connections, ${memoryMb} MB`;
};
