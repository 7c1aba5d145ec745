import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const FILE = path.resolve(import.meta.dirname, '../../.github/workflows/publish.yml');
const text = readFileSync(FILE, 'utf8');
const { jobs } = parse(text) as { jobs: { publish: { if: string } } };
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

it.each([
  'ref: ${{ github.event.workflow_run.head_sha || github.sha }}',
  'fetch-depth: 0',
  'set -o pipe',
  'git push "$REMOTE" HEAD:main 2>&1 |',
  'grep -qE \'^remote: salon-release: live|^Everything up-to-date\' "$RUNNER_TEMP/output"\n',
])('publishes the commit that was checked, and fails when its release fails, by %j', (line) => {
  expect(text).toContain(line);
});
