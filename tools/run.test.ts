import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { buildReason, fingerprint, recordBuild } from './build-state.ts';

const RUN = path.resolve(import.meta.dirname, 'run.mjs');
const OLD_NODE = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.0.0' })`;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(path.join(folder, 'script.ts'), `const word: string = 'started'; console.log(word);`);
});

/** Runs the script with Node 20 in a project whose packages were installed with --ignore-scripts. */
const runWithOldNode = (npm: string) => {
  mkdirSync(path.join(folder, 'bin'));
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(path.join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  return spawnSync(process.execPath, ['--import', OLD_NODE, RUN, 'script.ts'], {
    cwd: folder,
    env: { REAL_NODE: process.execPath, PATH: `${folder}/bin:${process.env.PATH ?? ''}` },
    encoding: 'utf8',
  });
};

test('an old Node installs the Node of the project, whose install script was left out', () => {
  const npm = `[ "$*" = 'rebuild node --ignore-scripts=false' ] && ln -s "$REAL_NODE" node_modules/.bin/node`;
  expect(runWithOldNode(npm)).toMatchObject({ status: 0, stdout: 'started\n' });
});

test.each(['%', '#', "'"])('a folder with %j works, or the character is named', (character) => {
  const cwd = path.join(folder, `a${character}b`);
  mkdirSync(cwd);
  writeFileSync(path.join(cwd, 'script.ts'), `console.log('started');`);
  const { stdout, stderr } = spawnSync(process.execPath, [RUN, 'script.ts'], { cwd, encoding: 'utf8' });
  expect(stdout + stderr).toMatch(/^started\n$|contains "[%#]", which Vite cannot read/u);
});

test('the site is built again after a change of its sources or of SITE_URL', () => {
  expect(buildReason(folder)).toContain('no build yet');
  const write = (file: string, text = '') => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const file of ['dist/site.json', 'content/salon.yaml', 'site/pages/index.astro']) {
    write(file);
    recordBuild(fingerprint(folder), folder);
  }
  write('site/pages/index.test.ts');
  expect(buildReason(folder)).toBeUndefined();
  for (const setting of ['SITE_URL', 'ALLOW_SAMPLES']) {
    vi.stubEnv(setting, 'other');
    expect(buildReason(folder), setting).toContain('older');
    vi.unstubAllEnvs();
  }
  write('content/salon.yaml', 'name: Other');
  expect(buildReason(folder)).toContain('older');
});
