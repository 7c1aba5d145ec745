import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixtureContent } from '../../tests/support/fixture-content.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

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
