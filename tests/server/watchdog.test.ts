import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FixtureSite, writeFixtureSite } from '../support/fixture-site.ts';
import { startServer } from '../support/server.ts';

describe('the watchdog of systemd', () => {
  let site: FixtureSite;
  let folder: string;
  /** Settings of a service with a watchdog, where a script stands in for systemd-notify and records its arguments. */
  let env: Record<string, string>;
  beforeEach(async () => {
    site = await writeFixtureSite();
    folder = await mkdtemp(path.join(tmpdir(), 'watchdog-'));
    const script = `#!/bin/sh\necho "$@" >> ${folder}/notified\n`;
    await writeFile(path.join(folder, 'systemd-notify'), script, { mode: 0o755 });
    env = { PATH: `${folder}:${process.env.PATH ?? ''}`, WATCHDOG_USEC: '600000' };
  });
  afterEach(async () => {
    await site[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });
  const notified = async () =>
    (await readFile(path.join(folder, 'notified'), 'utf8').catch(() => '')).split('\n').slice(0, -1);

  it('is notified again and again', async () => {
    await using server = await startServer({ dist: site.dist, env });
    await expect.poll(async () => (await notified()).length).toBeGreaterThan(2);
    expect(new Set(await notified())).toEqual(new Set(['WATCHDOG=1']));
    expect(server.output()).not.toContain('could not be notified');
  });

  it('is not notified for another process', async () => {
    await using server = await startServer({ dist: site.dist, env: { ...env, WATCHDOG_PID: '1' } });
    await server.stop();
    expect(await notified()).toEqual([]);
  });

  it('does not end the server when it cannot be notified', async () => {
    await writeFile(path.join(folder, 'systemd-notify'), '#!/bin/sh\nexit 1\n');
    await using server = await startServer({ dist: site.dist, env });
    await expect.poll(() => server.output()).toContain('could not be notified');
    expect(await server.stop()).toBe(0);
  });
});
