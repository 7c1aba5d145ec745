import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  const script =
    'const [word, ms]: string[] = process.argv.slice(2); setTimeout(() => process.exit(3), Number(ms))';
  writeFileSync(path.join(folder, 'script.ts'), `${script}; console.log(word);`);
});

/** Runs the script with Node 20 in a project whose packages were installed with --ignore-scripts. */
const runWithOldNode = (npm: string, ...args: string[]) => {
  mkdirSync(path.join(folder, 'bin'));
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(path.join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  return startProgram(process.execPath, ['--import', OLD_NODE, RUN, 'script.ts', ...args], {
    cwd: folder,
    env: { REAL_NODE: process.execPath, PATH: `${folder}/bin:${process.env.PATH ?? ''}` },
  });
};

test.each(['0', '600000'])('an old Node runs and ends the Node of the project (%s ms)', async (ms) => {
  const npm = `[ "$*" = 'rebuild node --ignore-scripts=false' ] && ln -s "$REAL_NODE" node_modules/.bin/node`;
  await using program = runWithOldNode(npm, 'started', ms);
  await program.written(/^Found Node .*\nstarted\n$/u);
  if (ms === '0') expect((await program.finished).code).toBe(3);
});

test('an old Node says what to do when that cannot be installed', async () => {
  const output = expect.stringContaining('Could not install it. Install Node 24 or newer') as string;
  expect(await runWithOldNode('exit 1').finished).toMatchObject({ code: 1, output });
});

test.each(['%', '#', '?', "'"])('a folder with %j works, or the character is named', (character) => {
  const cwd = path.join(folder, `a${character}b`);
  mkdirSync(cwd);
  renameSync(path.join(folder, 'script.ts'), path.join(cwd, 'script.ts'));
  const run = spawnSync(process.execPath, [RUN, 'script.ts', 'started'], { cwd, encoding: 'utf8' });
  const expected = character === "'" ? '3 started\n' : `contains "${character}", which Vite cannot read`;
  expect(`${run.status} ${run.stdout}${run.stderr}`).toContain(expected);
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
  for (const source of [
    'content/a.yaml',
    'site/a.ts',
    'contact/a.ts',
    'astro.config.ts',
    'package-lock.json',
  ]) {
    recordBuild(fingerprint(folder), folder);
    write(source, 'other');
    expect(buildReason(folder), source).toContain('older');
  }
  recordBuild(fingerprint(folder), folder);
  renameSync(path.join(folder, 'content/a.yaml'), path.join(folder, 'content/b.yaml'));
  expect(buildReason(folder)).toContain('older');
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

test('a build that fails leaves none that is current', async () => {
  const astro = 'mkdir -p dist; touch dist/site.json; exit';
  const build = async (code: number) =>
    (await startTool('build.ts', [], { astro: `${astro} ${code}` }).finished).code;
  expect([await build(0), buildReason(folder)]).toEqual([0, undefined]);
  expect([await build(3), buildReason(folder)]).toEqual([3, expect.stringContaining('older')]);
});

test('npm run dev starts the pages, and the contact server that they ask, and ends both', async () => {
  copyFixtureContent(folder);
  const node = 'echo "node $* $PORT"; exec sleep 600';
  const astro =
    'grep -q siteUrl .cache/dev-site/site.json && echo "astro $* $CONTACT_SERVER"; exec sleep 600';
  await using tool = startTool('dev.ts', [], { node, astro });
  await tool.written(/^node --watch server\/main\.ts --dist \.cache\/dev-site 1$/mu);
  await tool.written(/^astro dev --port 0 http:\/\/127\.0\.0\.1:1$/mu);
  await startTool('dev.ts', [], { node, astro: 'exit 1' }).finished;
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

test('npm test fails after a check or a test has failed, and ends with how many did', async () => {
  const build = 'mkdir dist; touch dist/site.json';
  const programs = { node: build, prettier: 'exit 0', npm: '[ $3 != lint ] || { echo a mistake; exit 1; }' };
  const tests = `import { test } from '${import.meta.resolve('vitest')}';\ntest('a', () => {}); test('b', () => { throw 1; });`;
  writeFileSync(path.join(folder, 'a.test.js'), tests);
  const { code, output } = await startTool('test.ts', [], programs).finished;
  expect(output).toMatch(/^Lint: FAILED\na mistake\n[\s\S]*^5 passed, 2 failed$/mu);
  expect(code).toBe(1);
});
