import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectText } from '../../tests/support/expected-text.ts';
import { copyFixtureContent } from '../../tests/support/fixture-content.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { formatProblem } from '../content/source/problem.ts';
import { linkProblems } from './content-checks.ts';

const CHECK = `
  const { contentChecks } = await import(${JSON.stringify(import.meta.resolve('./content-checks.ts'))});
  const { hooks } = contentChecks();
  const logger = { warn: console.log };
  await hooks['astro:config:setup']({ command: 'build', logger, updateConfig() {} });
  await hooks['astro:build:done']({ dir: new URL('file://' + process.cwd() + '/dist/') });
`;

test('a build stops at problems in the content, and at links to pages that it has not made', () => {
  const root = temporaryFolder();
  copyFixtureContent(root);
  const build = () => spawnSync(process.execPath, ['--eval', CHECK], { cwd: root, encoding: 'utf8' });
  const unlinked = build();
  expect(unlinked.stdout).toContain('noon.md:10: found a reading time of 1 min');
  for (const link of ['noon.md:11: found a link to /contact', 'terms.md:', 'redirects.yaml:2: [0].to:'])
    expect(unlinked.stderr).toContain(link);
  appendFileSync(join(root, 'content/articles/bangs-before-noon.md'), '\n<b>x</b>\n');
  const { status, stderr } = build();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/noon\.md:\d+: found HTML/u)]);
});

const dist = temporaryFolder();
mkdirSync(join(dist, 'blog'));
writeFileSync(join(dist, 'index.html'), '<main id=main>');
writeFileSync(join(dist, 'rss.xml'), '<rss/>');
writeFileSync(join(dist, 'blog/braids.html'), '<h2 id="five">Five</h2>');

const file = 'content/articles/braids.md';
const check = (...hrefs: string[]) =>
  linkProblems(dist, {
    file,
    path: '/blog/braids',
    links: hrefs.map((href, at) => ({ href, text: 'a page', line: at + 1 })),
  });

test('links to pages, files, anchors and other sites are valid; a broken one is reported with its line', async () => {
  const valid = ['/', '/#main', '/?x=1', '/rss.xml', '/blog/braids#five', '#five', 'https://x.example/y'];
  const found = check(
    ...[...valid, '/blog/bread', '#six', 'braids', '/#100%', '//x.example', '/blog/braids/', '/blog'],
  );
  await expectText(found.map(formatProblem).join('\n'), 'problems-in-links');
});
