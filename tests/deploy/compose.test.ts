import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');

/** Set by the image, or read by its build. */
const OF_THE_IMAGE = ['ALLOW_SAMPLES', 'DATA_DIR', 'HOST', 'PORT', 'SITE_URL'];
const table = /^\| Variable[\s\S]*?\n\n/mu.exec(read('docs/OPERATIONS.md'))?.[0] ?? '';
const documented = [...table.matchAll(/^\|(?<names>[^|]+)\|/gmu)].flatMap(
  ({ groups }) => groups?.names?.match(/[A-Z][A-Z_]{3,}/gu) ?? [],
);

it('the documentation lists all settings of the server', () => {
  const settings = [...read('server/config.ts').matchAll(/^ {2}(?<name>[A-Z_]{4,}): /gmu)];
  expect(settings.length).toBeGreaterThan(0);
  expect(documented).toEqual(expect.arrayContaining(settings.map(({ groups }) => groups?.name)));
});

it('the container gets all settings', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, unknown> }>;
  };
  const expected = documented.filter((name) => !OF_THE_IMAGE.includes(name));
  expect(Object.keys(services['site-1']?.environment ?? {}).sort()).toEqual(expected.sort());
});

it('the example of an alert from the container sends its text', async () => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  const command = /^ALERT_COMMAND='(?<command>.*) https:\S+'$/mu.exec(read('docs/DEPLOY.md'))?.groups
    ?.command;
  const child = execFile('sh', ['-c', `${String(command)} ${address}`], { cwd: PROJECT });
  child.stdin?.end('Messages are not delivered.\n');
  const [code] = (await once(child, 'exit')) as [number];
  server.close();
  expect(code).toBe(0);
  expect(received).toEqual(['Messages are not delivered.\n']);
});
