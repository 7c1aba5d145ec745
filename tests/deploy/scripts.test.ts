import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { which } from '../../tools/which.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const scripts = globSync(['deploy/*.sh', 'deploy/post-receive', '.ci/run'], { cwd: PROJECT });
const hasShellcheck = which('shellcheck') !== undefined;

it.skipIf(!hasShellcheck)('shellcheck finds nothing in the scripts', async () => {
  const { stdout } = await promisify(execFile)('shellcheck', ['-x', ...scripts], { cwd: PROJECT });
  expect(stdout).toBe('');
});
