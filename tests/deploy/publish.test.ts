import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { on, jobs } = parse(readFileSync('.github/workflows/publish.yml', 'utf8')) as {
  on: { workflow_run: { workflows: string[] } };
  jobs: { publish: { if: string; steps: { run?: string; with?: object }[] } };
};
const OURS = { full_name: 'salon/website' };
const FORK = { full_name: 'fork/website' };

/** The condition compares strings alone, with operators that mean the same in JavaScript. */
const isPublished = (github: object, PUBLISH_REMOTE: string) => {
  const context = { github: { repository: OURS.full_name, ...github }, vars: { PUBLISH_REMOTE } };
  return Boolean(runInNewContext(jobs.publish.if, context));
};

const CHECKED = { conclusion: 'success', event: 'push', head_branch: 'main', head_repository: OURS };
const afterChecks = (changes: object = {}) => ({
  event_name: 'workflow_run',
  ref: 'refs/heads/main',
  event: { workflow_run: { ...CHECKED, ...changes } },
});

it.each([
  ['a push to main', afterChecks(), true],
  ['a push to main whose checks failed', afterChecks({ conclusion: 'failure' }), false],
  ["a pull request from a fork's main", afterChecks({ event: 'pull_request', head_repository: FORK }), false],
  ["a push to a fork's main", afterChecks({ head_repository: FORK }), false],
  ['a push to another branch', afterChecks({ head_branch: 'main-2' }), false],
  ['a start by hand on main', { event_name: 'workflow_dispatch', ref: 'refs/heads/main' }, true],
])('publishes or ignores %s', (_case, github, expected) => {
  expect(isPublished(github, 'salon@salon.test:repo.git')).toBe(expected);
  expect(isPublished(github, '')).toBe(false);
});

it('publishes the commit that CI has checked, with its history', () => {
  const { name } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as { name: string };
  expect(on.workflow_run.workflows).toEqual([name]);
  const checkout = { ref: '${{ github.event.workflow_run.head_sha || github.sha }}', 'fetch-depth': 0 };
  expect(jobs.publish.steps[0]?.with).toMatchObject(checkout);
});

it.each([
  ['remote: salon-release: live 0123456', 0],
  ['Everything up-to-date', 0],
  ['remote: salon-release: failed build', 1],
])('pushes with its key to the known server alone, and after %j ends with %i', (answer, code) => {
  const temp = temporaryFolder();
  const git = `echo $GIT_SSH_COMMAND; cd ${temp}; stat -c %a key; cat key known_hosts; echo ${answer} >&2`;
  writeFileSync(path.join(temp, 'git'), `#!/bin/sh\n${git}\n`, { mode: 0o755 });
  const env = `RUNNER_TEMP=${temp} PATH=${temp}:$PATH SSH_KEY='a key' KNOWN_HOSTS='a server'; export RUNNER_TEMP SSH_KEY KNOWN_HOSTS`;
  const script = `${env}; ${jobs.publish.steps.at(-1)?.run ?? ''}`;
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], { encoding: 'utf8' });
  expect(stdout).toContain(`/key -o IdentitiesOnly=yes -o UserKnownHostsFile=${temp}/known_hosts `);
  expect([stdout.split('\n').slice(1, -1), status]).toEqual([['600', 'a key', 'a server', answer], code]);
});
