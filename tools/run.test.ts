import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { copyFixtureContent } from '../tests/support/fixture-content.ts';
import { writeFixtureSite } from '../tests/support/fixture-site.ts';
import { startProgram } from '../tests/support/program.ts';
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
  for (const source of ['content/salon.yaml', 'contact/phone.ts', 'astro.config.ts', 'package-lock.json']) {
    recordBuild(fingerprint(folder), folder);
    write(source, 'other');
    expect(buildReason(folder), source).toContain('older');
  }
});

/** Starts a tool in the folder, where shell commands stand in for programs of node_modules/.bin. */
function startTool(name: string, args: readonly string[], programs: Readonly<Record<string, string>> = {}) {
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
  for (const [program, commands] of Object.entries(programs))
    writeFileSync(path.join(folder, 'node_modules/.bin', program), `#!/bin/sh\n${commands}\n`, {
      mode: 0o755,
    });
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0' };
  return startProgram(process.execPath, [path.resolve(import.meta.dirname, name), ...args], {
    cwd: folder,
    env,
  });
}

test('npm start builds the site, says how far it is, and serves it', async () => {
  const build = 'echo "/_astro/a.avif (1/4)"';
  await using tool = startTool('start.ts', ['--dist', writeFixtureSite()], { node: build });
  await tool.written(/Building the site\.\nPictures: 1 of 4\n[\s\S]*http:\/\/localhost:\d/u);
});

test('npm start ends when the build fails', async () => {
  const { code, output } = await startTool('start.ts', [], { node: 'exit 3' }).finished;
  expect([code, output]).toEqual([3, expect.stringContaining('To see its output: npm run build')]);
});

test('npm run dev starts the pages, and the contact server that they ask, and ends both', async () => {
  copyFixtureContent(folder);
  const node = 'echo "node $* $PORT"; exec sleep 60';
  const astro = 'grep -q siteUrl .cache/dev-site/site.json && echo "astro $* $CONTACT_SERVER"; exec sleep 60';
  await using tool = startTool('dev.ts', [], { node, astro });
  await tool.written(/^node --watch server\/main\.ts --dist \.cache\/dev-site 1$/mu);
  await tool.written(/^astro dev --port 0 http:\/\/127\.0\.0\.1:1$/mu);
});

test('npm run new-article writes a draft once, and check:content says what could be better', async () => {
  copyFixtureContent(folder);
  const { output } = await startTool('new-article.ts', ['  Bangs at noon ']).finished;
  expect(output).toMatch(/^Created content\/articles\/bangs-at-noon\.md\. /u);
  expect(readFileSync(path.join(folder, 'content/articles/bangs-at-noon.md'), 'utf8')).toMatch(
    /^title: Bangs at noon$[\s\S]*^draft: true$/mu,
  );
  for (const args of [['Bangs at noon'], ['Bangs', 'at']])
    expect((await startTool('new-article.ts', args).finished).code).toBe(1);
  const checked = await startTool('check-content.ts', []).finished;
  expect(checked).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^content\/services\/.*found 65 characters[\s\S]*\n\nProblems: \d/u,
    ) as string,
  });
});
