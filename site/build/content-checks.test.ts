import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixtureContent } from '../../tests/support/fixture-content.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const CHECK = `
  const { contentChecks } = await import(${JSON.stringify(import.meta.resolve('./content-checks.ts'))});
  const logger = { warn: console.log };
  await contentChecks().hooks['astro:config:setup']({ command: 'build', updateConfig() {}, logger });
`;

test('a build stops at problems in the content', () => {
  const root = temporaryFolder();
  copyFixtureContent(root);
  const build = () => spawnSync(process.execPath, ['--eval', CHECK], { cwd: root, encoding: 'utf8' });
  expect(build().status).toBe(0);
  appendFileSync(join(root, 'content/articles/bangs-before-noon.md'), '\n<b>x</b>\n');
  const { status, stderr } = build();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/noon\.md:\d+: found HTML/u)]);
});
