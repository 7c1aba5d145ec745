/** A folder laid out as /srv/salon, with a small project to release and a server that is started again when it ends. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import getPort from 'get-port';
import { vi } from 'vitest';
import { which } from '../../tools/programs.ts';
import { missingCaddy, startCaddy } from './caddy.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { startProgram } from './program.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Stand in for systemctl and systemd. */
const PROGRAMS = path.join(PROJECT, 'tests/fixture/release-programs');
/** Stands in for npm of the installation. */
const TOOLS = path.join(PROJECT, 'tests/fixture/release-tools');

/** What is missing to release here. */
export function missingForReleases(): string | undefined {
  const missing = ['curl', 'flock', 'git'].find((program) => which(program) === undefined);
  return missing === undefined ? missingCaddy() : `install ${missing}`;
}

export type ReleaseRoot = Awaited<ReturnType<typeof createReleaseRoot>>;

export async function createReleaseRoot() {
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

  const port = String(await getPort());
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
