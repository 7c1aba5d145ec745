import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRelease } from '../../editor/server/release-output.ts';
import { formatProblem } from '../../site/content/source/problem.ts';
import { sendRequest } from '../support/http.ts';
import { createReleaseRoot, missingForReleases, type ReleaseRoot } from '../support/release-root.ts';

const SERVER = readFileSync(path.resolve(import.meta.dirname, '../../server/main.ts'), 'utf8');
const missing = missingForReleases();
const title = 'a release';

describe.skipIf(missing !== undefined)(
  missing === undefined ? title : `${title}, skipped: ${missing}`,
  () => {
    let root: ReleaseRoot;
    /** What a visitor got who requested pages all the time. */
    const seen: (number | string)[] = [];
    let stopVisitor: () => Promise<void>;

    const readPush = (written: string) => readRelease(written, '', '', formatProblem);
    const liveVersion = async () => (await sendRequest(root.server.url, '/robots.txt')).text;
    const release = (env?: Record<string, string>) => root.run('release.sh', env).finished;

    beforeAll(async () => {
      root = await createReleaseRoot();
      await root.push('one');
      await release();
      let stopped = false;
      const visit = async () => {
        while (!stopped) {
          const page = sendRequest(root.caddy.plainUrl, '/about', { headers: { connection: 'close' } });
          seen.push(await page.then(({ status }) => status, String));
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      const visitor = visit();
      stopVisitor = async () => {
        stopped = true;
        await visitor;
      };
    });
    afterAll(() => root[Symbol.asyncDispose]());

    it('makes the first commit live', async () => {
      expect(await liveVersion()).toBe('one');
    });

    it('makes a good commit live', async () => {
      await root.push('two');
      expect(await release()).toMatchObject({ code: 0 });
      expect(await liveVersion()).toBe('two');
    });

    it('does nothing when the commit is live already', async () => {
      const { output } = await release();
      expect(output).toContain('is live already');
      expect(root.releases()).toHaveLength(2);
    });

    it('does not make a commit live that does not build', async () => {
      await root.push('mistake', { mistake: '' });
      const { code, output } = await release();
      expect(code).toBe(1);
      expect(output).toContain('content/salon.yaml:9: found a mistake');
      expect(output).toContain('The live site was not changed.');
      expect(await liveVersion()).toBe('two');
    });

    it('does not make a commit live that crashes at the start', async () => {
      await root.push('crash', {
        mistake: undefined,
        'server/main.ts': `throw new Error('crash');\n${SERVER}`,
      });
      const { code, output } = await release();
      expect(code).toBe(1);
      expect(output).toContain('does not run. The live site was not changed.');
      expect(await liveVersion()).toBe('two');
    });

    it('goes back to the last commit when the new one fails only where it is live', async () => {
      const crash = `if (process.env.PORT !== '0') throw new Error('crash');\n${SERVER}`;
      await root.push('live crash', { 'server/main.ts': crash });
      const { code, output } = await release({ SALON_TIMEOUT: '15' });
      expect(code).toBe(1);
      expect(output).toContain('The live site was switched back.');
      expect(await liveVersion()).toBe('two');
    });

    it('is not affected by an earlier one that was cut off', async () => {
      await root.push('three', { 'server/main.ts': SERVER });
      root.pause();
      const cut = root.run('release.sh');
      await vi.waitUntil(() => root.isPaused(), { timeout: 30_000 });
      cut.kill();
      await cut.finished;
      expect(await liveVersion()).toBe('two');
      root.resume();
      expect(await release()).toMatchObject({ code: 0 });
      expect(await liveVersion()).toBe('three');
    });

    it('waits for an earlier one that still runs, and ends with the last commit', async () => {
      await root.push('four');
      root.pause();
      const first = root.run('release.sh');
      await vi.waitUntil(() => root.isPaused(), { timeout: 30_000 });
      await root.push('five');
      const second = root.run('release.sh');
      root.resume();
      const finished = await Promise.all([first.finished, second.finished]);
      expect(finished.map(({ code }) => code)).toEqual([0, 0]);
      expect(await liveVersion()).toBe('five');
    });

    it('can be rolled back', async () => {
      expect(await root.run('rollback.sh').finished).toMatchObject({ code: 0 });
      expect(await liveVersion()).toBe('four');
    });

    it('can be rolled back further', async () => {
      expect(await root.run('rollback.sh').finished).toMatchObject({ code: 0 });
      expect(await liveVersion()).toBe('three');
    });

    it('is not rolled back to a release that does not run', async () => {
      await root.push('broken later');
      await release();
      await root.push('five again');
      await release();
      root.breakRelease(-2);
      const { code, output } = await root.run('rollback.sh', { SALON_TIMEOUT: '15' }).finished;
      expect(code).toBe(1);
      expect(output).toContain('The live site was switched back.');
      expect(await liveVersion()).toBe('five again');
    });

    it('keeps five releases', async () => {
      for (const version of ['six', 'seven']) {
        await root.push(version);
        await release();
      }
      expect(await liveVersion()).toBe('seven');
      expect(root.releases()).toHaveLength(5);
    });

    it('is made by a push, and tells the editor', async () => {
      root.installHook();
      expect(readPush(await root.push('eight'))).toEqual({ status: 'live' });
      expect(await liveVersion()).toBe('eight');
    });

    it('tells the editor where a mistake is', async () => {
      expect(readPush(await root.push('mistake', { mistake: '' }))).toMatchObject({
        status: 'failed',
        problems: ['content/salon.yaml:9: found a mistake'],
      });
      expect(await liveVersion()).toBe('eight');
    });

    it('tells the editor when its scripts cannot be read', async () => {
      const written = await root.push('nine', { mistake: undefined, 'deploy/release.sh': undefined });
      expect(readPush(written)).toMatchObject({ status: 'failed' });
      expect(await liveVersion()).toBe('eight');
    });

    it('never makes the site unavailable', async () => {
      await stopVisitor();
      expect(seen.length).toBeGreaterThan(100);
      expect(seen.filter((status) => status !== 200)).toEqual([]);
    });
  },
);
