import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { contentDates } from './content-dates.ts';

const root = mkdtempSync(join(tmpdir(), 'dates-'));
const write = (file: string, text: string) => {
  writeFileSync(join(root, 'content', file), text);
};
const git = (args: string[], env: Record<string, string> = {}) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: root, ...env },
  });
const commit = (day: string) => {
  git(['add', '-A']);
  git(['commit', '--message', day], { GIT_COMMITTER_DATE: `${day}T10:00:00-05:00` });
};

beforeAll(() => {
  mkdirSync(join(root, 'content'));
  git(['init', '--quiet']);
  write('salon.yaml', 'a');
  write('team.yaml', 'a');
  write('tour.yaml', 'a');
  commit('2025-10-01');
  write('salon.yaml', 'b');
  commit('2025-10-05');
  write('tour.yaml', 'changed, and not yet committed');
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

test('dates a file by its last commit, unless it has uncommitted changes', () => {
  expect(Object.fromEntries(contentDates(root))).toEqual({
    'content/salon.yaml': '2025-10-05T10:00:00-05:00',
    'content/team.yaml': '2025-10-01T10:00:00-05:00',
  });
});

test('returns no dates in a shallow clone', () => {
  const clone = join(root, 'clone');
  git(['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  expect(contentDates(clone).size).toBe(0);
});

test('returns no dates outside of a repository', () => {
  const bare = mkdtempSync(join(tmpdir(), 'dates-'));
  expect(contentDates(bare).size).toBe(0);
  rmSync(bare, { recursive: true });
});
