import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRequest, openConnection, postRequest } from '../support/connection.ts';
import { FILLED } from '../support/contact-form.ts';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { sendRequest } from '../support/http.ts';
import { startServer } from '../support/server.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await writeFixtureSite();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

describe('a server that gets SIGTERM', () => {
  it('answers a message sent afterwards on a connection that was open', async () => {
    await using server = await startServer({ dist: site.dist });
    const clients = await Promise.all(Array.from({ length: 20 }, () => openConnection(server.url)));
    const used = clients.slice(10);
    for (const client of used) client.socket.write(getRequest('/about'));
    await expect.poll(() => used.every(({ answers }) => answers.length === 1)).toBe(true);
    // The answer on another connection shows that the server has accepted those before it.
    await sendRequest(server.url, '/healthz');
    const stopped = server.stop();
    await expect.poll(() => server.output()).toContain('"stopping"');
    for (const client of clients) client.socket.write(postRequest(FILLED));
    expect(await stopped).toBe(0);
    expect(clients.map(({ answers }) => answers.at(-1)?.body.toString())).toEqual(
      Array(20).fill('{"ok":true}'),
    );
  });
});
