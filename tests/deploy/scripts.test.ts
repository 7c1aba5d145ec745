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

it('shellcheck finds nothing', ({ skip }) => {
  skip(which('shellcheck') === undefined, 'apt-get install shellcheck');
  expect(execFileSync('shellcheck', ['-x', ...SCRIPTS], { encoding: 'utf8' })).toBe('');
});

it('scripts run that were checked out or archived on Windows', () => {
  const repository = temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  git('init', '--quiet', '--bare', repository);
  const attributes = git('--git-dir', repository, '--work-tree', '.', 'check-attr', 'eol', '--', ...SCRIPTS);
  expect(attributes).toBe(SCRIPTS.map((script) => `${script}: eol: lf\n`).join(''));
});
