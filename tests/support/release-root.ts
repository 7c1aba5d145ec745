/** A folder laid out as /srv/salon, with a small project to release and a server that is started again when it ends. */
import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { watch, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { which } from '../../tools/programs.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { missingCaddy, startCaddy } from './caddy.ts';
import { superviseServer } from './supervised-server.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Stands in for npm: links the packages, and "builds" by copying a finished site. Waits while `pause` exists. */
const NPM = `#!/bin/sh
set -eu
case $1 in
ci)
  if [ -e offline ]; then echo 'npm error network request failed' >&2; exit 1; fi
  ln -s "${PROJECT}/node_modules" node_modules ;;
run)
  while [ -e "$TEST_ROOT/pause" ]; do touch "$TEST_ROOT/paused"; sleep 0.05; done
  if [ -e mistake ] || [ "$ALLOW_SAMPLES" != 1 ]; then echo 'content/salon.yaml:9: found a mistake' >&2; exit 1; fi
  cp -r "$TEST_DIST" dist
  cp version.txt dist/robots.txt ;;
esac
`;
/** Stands in for systemctl, and knows one property of one service. */
const SYSTEMCTL = `#!/bin/sh
cat "$TEST_PID_FILE" 2> /dev/null || echo 0
`;

/** What is missing to release here. */
export function missingForReleases(): string | undefined {
  const missing = ['curl', 'flock', 'git'].find((program) => which(program) === undefined);
  return missing === undefined ? missingCaddy() : `install ${missing}`;
}

interface ScriptOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export type ReleaseRoot = Awaited<ReturnType<typeof createReleaseRoot>>;

export async function createReleaseRoot() {
  const folder = mkdtempSync(path.join(tmpdir(), 'salon-'));
  const site = await writeFixtureSite();
  const [repository, work, bin] = ['repo.git', 'work', 'bin'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'npm'), NPM, { mode: 0o755 });
  writeFileSync(path.join(bin, 'systemctl'), SYSTEMCTL, { mode: 0o755 });
  await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', repository]);
  await run('git', ['clone', '--quiet', repository, work]);
  for (const name of ['contact', 'deploy', 'server'])
    cpSync(path.join(PROJECT, name), path.join(work, name), { recursive: true });
  writeFileSync(path.join(work, 'package.json'), '{ "type": "module" }');

  const start = 'cd "$SALON_ROOT/current" && exec node_modules/node/bin/node server/main.ts';
  const server = await superviseServer({
    command: ['sh', '-c', start],
    cwd: folder,
    env: { SALON_ROOT: folder, DATA_DIR: path.join(folder, 'data') },
  });
  const caddy = await startCaddy('salon.test', server.url, { root: folder });
  // Stands in for salon-restart@salon.path.
  const restart = path.join(folder, 'restart-salon');
  writeFileSync(restart, '');
  let restarts = true;
  const watcher = watch(restart, () => {
    const kill = async () => {
      const pid = await server.pid();
      if (pid > 0 && restarts) process.kill(pid);
    };
    // It may just have ended by itself.
    kill().catch(() => undefined);
  });
  // The port that the live server has open: a release must be tried without it.
  writeFileSync(path.join(folder, 'salon.env'), `PORT="${new URL(server.url).port}"\nALLOW_SAMPLES='1'`);
  const env = {
    PATH: `${bin}:${process.env.PATH ?? ''}`,
    HOME: folder,
    SALON_ROOT: folder,
    // Caddy holds requests while the server restarts: curl alone would wait a second before it tries again.
    SALON_URL: caddy.plainUrl,
    SALON_SETTINGS: path.join(folder, 'salon.env'),
    TEST_ROOT: folder,
    TEST_DIST: site.dist,
    TEST_PID_FILE: server.pidFile,
  };
  const releases = () => readdirSync(path.join(folder, 'releases')).sort();
  const git = (...args: string[]) =>
    run('git', ['-C', work, '-c', 'user.name=T', '-c', 'user.email=t@t', ...args], { env });
  return {
    server,
    caddy,
    folder,
    /** Commits the version, with these files added or removed (undefined), and pushes it. Returns git's output. */
    push: async (version: string, files: Readonly<Record<string, string | undefined>> = {}) => {
      writeFileSync(path.join(work, 'version.txt'), version);
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(work, name);
        if (text === undefined) rmSync(file);
        else writeFileSync(file, text);
      }
      await git('add', '--all');
      await git('commit', '--quiet', '-m', version);
      return (await git('push', '--quiet', 'origin', 'HEAD:main')).stderr;
    },
    /** Installs the Git hook, so that a push is a release. */
    installHook: () => {
      cpSync(path.join(PROJECT, 'deploy/post-receive'), path.join(repository, 'hooks/post-receive'));
    },
    /** Starts a script. `kill` ends it and everything that it has started, as a power cut does. */
    run: (script: 'release.sh' | 'rollback.sh', { args = [], env: more = {} }: ScriptOptions = {}) => {
      const child = spawn(path.join(PROJECT, 'deploy', script), args, {
        env: { ...env, ...more },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      }
      return {
        finished: once(child, 'close').then(([code]) => ({ code: code as number | null, output })),
        kill: () => process.kill(-(child.pid ?? 0), 'SIGKILL'),
      };
    },
    /** Names of the folders of all releases. */
    releases,
    /** Whether the server is restarted when a script asks for it. */
    setRestarts: (now: boolean) => {
      restarts = now;
    },
    /** While paused, builds do not end. */
    pause: () => {
      writeFileSync(path.join(folder, 'pause'), '');
    },
    isPaused: () => existsSync(path.join(folder, 'paused')),
    resume: () => {
      rmSync(path.join(folder, 'pause'));
      rmSync(path.join(folder, 'paused'));
    },
    [Symbol.asyncDispose]: async () => {
      watcher.close();
      await caddy[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}
