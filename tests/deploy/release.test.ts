import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRelease } from '../../editor/server/publishing/release.ts';
import { which } from '../../tools/programs.ts';
import { missingCaddy, startCaddy } from '../support/caddy.ts';
import { writeFixtureSite } from '../support/fixture-site.ts';
import { freePort } from '../support/free-port.ts';
import { sendRequest } from '../support/http.ts';
import { startProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PROJECT = path.resolve('.');
const run = promisify(execFile);

/** Stand in for systemctl and systemd. */
const PROGRAMS = path.join(PROJECT, 'tests/fixture/release-programs');
/** Stands in for npm of the installation. */
const TOOLS = path.join(PROJECT, 'tests/fixture/release-tools');

/** What is missing to release here. */
function missingForReleases(): string | undefined {
  const missing = ['curl', 'flock', 'git'].find((program) => which(program) === undefined);
  return missing === undefined ? missingCaddy() : `install ${missing}`;
}

/** A folder laid out as /srv/salon, with a small project to release and a server that is started again when it ends. */
async function createReleaseRoot() {
  await using resources = new AsyncDisposableStack();
  const folder = temporaryFolder();
  const inFolder = (name: string) => path.join(folder, name);
  mkdirSync(inFolder('temporary'));
  cpSync(TOOLS, inFolder('tools/node_modules/.bin'), { recursive: true });
  const work = inFolder('work');
  await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', inFolder('repo.git')]);
  await run('git', ['clone', '--quiet', inFolder('repo.git'), work]);
  for (const name of ['contact', 'deploy', 'server'])
    cpSync(path.join(PROJECT, name), path.join(work, name), { recursive: true });
  writeFileSync(path.join(work, 'package.json'), '{ "type": "module" }');

  const port = String(await freePort());
  const supervisorEnv = {
    PATH: process.env.PATH,
    PORT: port,
    SALON_ROOT: folder,
    DATA_DIR: inFolder('data'),
  };
  resources.use(startProgram(path.join(PROGRAMS, 'supervisor'), [], { env: supervisorEnv, detached: true }));
  const url = `http://127.0.0.1:${port}`;
  const caddy = resources.use(await startCaddy('salon.test', url, { root: folder }));
  // The port that the live server has open: a release must be tried without it.
  writeFileSync(inFolder('salon.env'), `PORT="${port}"\nALLOW_SAMPLES='1'\nMAIL_TO=owner@example.com`);
  const env = {
    PATH: `${PROGRAMS}:${process.env.PATH ?? ''}`,
    HOME: folder,
    TMPDIR: inFolder('temporary'),
    SALON_ROOT: folder,
    // Caddy holds requests while the server restarts: curl alone would wait a second before it tries again.
    SALON_URL: caddy.plainUrl,
    SALON_SETTINGS: inFolder('salon.env'),
    TEST_PROJECT: PROJECT,
    TEST_DIST: writeFixtureSite(),
  };
  const git = (...args: string[]) =>
    run('git', ['-C', work, '-c', 'user.name=T', '-c', 'user.email=t@t', ...args], { env });
  const runScript = (
    script: 'release.sh' | 'rollback.sh',
    args: readonly string[] = [],
    more: Readonly<Record<string, string>> = {},
  ) => {
    // Pushes of the editor run the script with the umask of the editor's unit.
    const command = ['-c', 'umask 077; exec "$@"', 'sh', path.join(PROJECT, 'deploy', script), ...args];
    return startProgram('sh', command, { env: { ...env, ...more }, detached: true });
  };
  const all = resources.move();
  const root = {
    folder,
    url,
    caddy,
    /** Commits the version, with these files, and pushes it to two branches. Returns git's output. */
    push: async (version: string, files: Readonly<Record<string, string>> = {}, branch = 'main') => {
      writeFileSync(path.join(work, 'version.txt'), version);
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(work, name), text);
      await git('add', '--all');
      await git('commit', '--quiet', '-m', version);
      return (await git('push', '--quiet', 'origin', `HEAD:${branch}`, 'HEAD:a-copy')).stderr;
    },
    /** Starts a script. */
    run: runScript,
    /** Starts a release whose build does not end before `resume`. */
    startPaused: async () => {
      writeFileSync(inFolder('pause'), '');
      const release = runScript('release.sh');
      await vi.waitUntil(() => existsSync(inFolder('paused')), { timeout: 30_000 });
      return release;
    },
    resume: () => {
      rmSync(inFolder('pause'));
      rmSync(inFolder('paused'));
    },
    /** Names of the folders of all releases. */
    releases: () => readdirSync(inFolder('releases')).sort(),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
  // Stands in for salon-restart@salon.path.
  writeFileSync(inFolder('restart-salon'), '');
  const watcher = watch(inFolder('restart-salon'), () => {
    try {
      process.kill(Number(readFileSync(inFolder('pid'), 'utf8')));
    } catch {
      // It has just ended by itself.
    }
  });
  all.defer(() => watcher.close());
  return root;
}

const SERVER = readFileSync('server/main.ts', 'utf8');
/** Servers that pass the trial, which sets PORT=0, and fail once they are live: one by its store, one by its home page. */
const LIVE_503 = SERVER.replace(
  'const adminApp',
  `if (process.env.PORT !== '0') store.checkWritable = () => Promise.reject();\n$&`,
);
const LIVE_404 = `import { rmSync } from 'node:fs';\nif (process.env.PORT !== '0') rmSync('dist/index.html');\n${SERVER}`;
/** Stands in for the editor, and answers its own host alone. */
const EDITOR = `import { createServer } from 'node:http';
const server = createServer(({ headers }, answer) => answer.writeHead(headers.host === 'edit.test' ? 200 : 421).end());
server.listen(process.env.PORT, '127.0.0.1', () => console.log('listens at http://127.0.0.1:' + server.address().port + ', its preview'));`;
const missing = missingForReleases();

describe.skipIf(missing)(`a release${missing ? `, skipped: ${missing}` : ''}`, () => {
  let root: Awaited<ReturnType<typeof createReleaseRoot>>;
  /** What a visitor gets who requests a page all the time: statuses, or error messages. */
  const statuses: (number | string)[] = [];
  let reading: Promise<void> | undefined;
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      const page = sendRequest(root.caddy.plainUrl, '/about', { headers: { connection: 'close' } });
      statuses.push(await page.then(({ status }) => status, String));
      await setTimeout(50);
    }
  };

  const readPush = (written: string) => readRelease(written, '', '');
  const liveVersion = async () => (await sendRequest(root.url, '/robots.txt')).text;
  const release = (env: Record<string, string> = {}) => root.run('release.sh', [], env).finished;
  const rollBack = (args: readonly string[] = [], env: Record<string, string> = {}) =>
    root.run('rollback.sh', args, env).finished;

  beforeAll(async () => {
    root = await createReleaseRoot();
  });
  afterAll(() => root[Symbol.asyncDispose]());

  it('that is the first one leaves nothing when it fails where it is live', async () => {
    await root.push('first', { 'server/main.ts': LIVE_404 });
    expect((await release()).output).toMatch(/does not answer at .*\. Switching back failed/);
    expect(readdirSync(root.folder)).not.toContain('current');
    expect(root.releases()).toEqual([]);
  });

  it('makes a good commit live, once', async () => {
    await root.push('one', { 'server/main.ts': SERVER });
    await release();
    reading = read();
    expect(await liveVersion()).toBe('one');
    await root.push('two');
    expect(await release()).toMatchObject({ code: 0 });
    expect(await liveVersion()).toBe('two');
    // Another user serves it: its files are readable to all, and nothing that only the build needs is left.
    expect(existsSync(path.join(root.folder, 'current/version.txt'))).toBe(false);
    expect(statSync(path.join(root.folder, 'current/server')).mode & 0o005).toBe(0o005);
    // For the time when nothing answers.
    const page = readFileSync(path.join(root.folder, 'down.html'), 'utf8');
    expect(page).toMatch(/Shear Test Salon[\s\S]*\(555\) 555-0100/);
    expect((await release()).output).toContain('is live already');
    expect(root.releases()).toHaveLength(2);
  });

  it.each([
    ['has other settings', { settings: 'ALLOW_SAMPLES=1\nLOG_LEVEL=a' }, /settings:2: LOG_L[^]*failed start/],
    [
      'needs other packages',
      { settings: 'ALLOW_SAMPLES=1', fault: 'packages' },
      /no network\n.*installed\. .*\nsalon-release: failed packages/,
    ],
    ['has samples', { settings: 'A=1', fault: '' }, /does not build\. .*\nsalon-release: failed build/],
    [
      'has no home page',
      { settings: 'ALLOW_SAMPLES=1', fault: 'index' },
      /not run\. .*\nsalon-release: failed start/,
    ],
    ['has no contact page', { fault: 'contact' }, /does not run\. .*\nsalon-release: failed start/],
    [
      'crashes at the start',
      { fault: '', 'server/main.ts': `throw new Error('crash');\n${SERVER}` },
      /Error: crash[\s\S]*does not run\. The live site was not changed\.\nsalon-release: failed start/,
    ],
  ])('does not make a commit live that %s', async (_, files, message) => {
    await root.push('bad', files);
    const env = { SALON_SETTINGS: path.join(root.folder, 'work/settings') };
    expect(await release(env)).toMatchObject({ code: 1, output: expect.stringMatching(message) as string });
    expect(await liveVersion()).toBe('two');
  });

  it('goes back to the last commit when the new one fails only where it is live', async () => {
    await root.push('live 503', { 'server/main.ts': LIVE_503 });
    const { code, output } = await release({ SALON_TIMEOUT: '4', SALON_URL: root.url });
    expect(code).toBe(1);
    expect(output).toContain('The live site was switched back.\nsalon-release: failed answer');
    expect(await liveVersion()).toBe('two');
    expect(root.releases()).toHaveLength(2);
    const [first] = root.releases();
    expect(path.basename(readlinkSync(path.join(root.folder, 'previous')))).toBe(first);
  });

  it('is not affected by an earlier one that was cut off', async () => {
    await root.push('three', { 'server/main.ts': SERVER });
    const cut = await root.startPaused();
    await cut.end('SIGKILL');
    expect(await liveVersion()).toBe('two');
    root.resume();
    expect(await release()).toMatchObject({ code: 0 });
    expect(await liveVersion()).toBe('three');
  });

  it('waits for an earlier one that still runs, and ends with the last commit', async () => {
    await root.push('four');
    const first = await root.startPaused();
    await root.push('five');
    const second = root.run('release.sh');
    root.resume();
    const finished = await Promise.all([first.finished, second.finished]);
    expect(finished.map(({ code }) => code)).toEqual([0, 0]);
    expect(await liveVersion()).toBe('five');
  });

  it('can be rolled back, to the release that was live before and never to one that was rolled back', async () => {
    expect((await rollBack()).output).toMatch(/^\w+-\w+ is live\.\n$/);
    expect(await liveVersion()).toBe('four');
    await root.push('six');
    const six = await root.startPaused();
    const waiting = rollBack();
    root.resume();
    expect([(await six.finished).code, (await waiting).code]).toEqual([0, 0]);
    expect(await liveVersion()).toBe('four');
    expect(await rollBack()).toMatchObject({ code: 0 });
    expect(await liveVersion()).toBe('three');
  });

  it('can be rolled back to the one named, unless that was rolled back', async () => {
    const [oldest = '', ...others] = root.releases();
    const newest = others.at(-1) ?? '';
    // A release is named by the first characters of its commit.
    expect(await rollBack([oldest.slice(17, 24)])).toMatchObject({ code: 0 });
    expect(await liveVersion()).toBe('one');
    expect((await rollBack()).output).toContain('found no release before');
    expect((await rollBack(['releases'])).output).toContain('found no release releases.');
    expect((await rollBack([newest])).output).toContain(`found no release ${newest}. There are: ${oldest}`);
    expect((await rollBack([oldest])).output).toContain('is live already');
    const broken = path.join(root.folder, 'releases/broken');
    cpSync(path.join(root.folder, 'current/'), broken, { recursive: true });
    rmSync(path.join(broken, 'dist/index.html'));
    const { code, output } = await rollBack(['broken']);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('not answer. The live site was switched back.'),
    ]);
    expect((await sendRequest(root.url, '/')).status).toBe(200);
    rmSync(broken, { recursive: true });
  });

  it('can be rolled back while the store cannot be written', async () => {
    await root.push('seven');
    await release();
    await using full = Fastify();
    full.get('/', () => 'Home').get('/healthz', (_, reply) => reply.code(503).send());
    const address = await full.listen({ host: '127.0.0.1', port: 0 });
    expect(await rollBack([], { SALON_URL: address })).toMatchObject({ code: 0 });
    await expect.poll(() => liveVersion().catch(String)).toBe('one');
  });

  it('is made by a push, tells the editor, and is one of five that are kept', async () => {
    const [live] = root.releases();
    // Newer than the live one.
    for (const year of [2096, 2097, 2098, 2099])
      mkdirSync(path.join(root.folder, `releases/${year}0101T000000Z-old`));
    cpSync('deploy/post-receive', path.join(root.folder, 'repo.git/hooks/post-receive'));
    writeFileSync(path.join(root.folder, 'editor.env'), '\uFEFFEDITOR_URL="https://edit.test/"\r\n');
    mkdirSync(path.join(root.folder, 'work/editor'));
    expect(await root.push('draft', {}, 'main-2/main')).not.toContain('salon-release');
    const broken = { 'editor/main.ts': `throw new Error('broken')` };
    expect(readPush(await root.push('broken', broken))).toMatchObject({
      reason: 'The new version does not start on the server.',
      output: expect.stringMatching(/Error: broken[^]*editor of commit \w+ does not run\./) as string,
    });
    expect(readPush(await root.push('eleven', { 'editor/main.ts': EDITOR }))).toEqual({ status: 'live' });
    expect(await liveVersion()).toBe('eleven');
    expect(root.releases()).toHaveLength(5);
    expect(root.releases()).toContain(live);
    expect(readFileSync(path.join(root.folder, 'editor/version.txt'), 'utf8')).toBe('eleven');
    expect(existsSync(path.join(root.folder, 'restart-salon-editor'))).toBe(true);
    // A release that the editor publishes does not replace the editor's copy.
    await root.push('twelve', {}, 'main-2/main');
    await root.run('release.sh', ['main-2/main'], { EDITOR_URL: 'https://edit.test' }).finished;
    expect(await liveVersion()).toBe('twelve');
    expect(readFileSync(path.join(root.folder, 'editor/version.txt'), 'utf8')).toBe('eleven');
  });

  it('tells the editor where a mistake is', async () => {
    expect(readPush(await root.push('mistake', { fault: 'mistake' }))).toMatchObject({
      reason: 'The server could not build the site.',
      output: expect.stringContaining('content/salon.yaml:9: found a mistake') as string,
    });
    const killed = { 'deploy/release.sh': '#!/bin/sh\nkill $$\n' };
    expect(readPush(await root.push('killed', killed))).toMatchObject({ status: 'failed' });
    expect(await liveVersion()).toBe('twelve');
    expect(readdirSync(path.join(root.folder, 'temporary'))).toEqual([]);
  });

  it('never makes the site unavailable', async () => {
    isOver = true;
    await reading;
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});
