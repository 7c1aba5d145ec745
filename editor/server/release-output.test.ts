import { expect, test } from 'vitest';
import { formatProblem } from '../../site/content/source/problem.ts';
import { readRelease } from './release-output.ts';

const SITE = 'https://salon.example';
const read = (lines: readonly string[], remote = 'salon@server.example:repo.git') =>
  readRelease(lines.map((line) => `remote: ${line}        \n`).join(''), remote, SITE, formatProblem);

test('a release that is live is reported as live', () => {
  expect(read(['Building commit 0123456789ab.', 'Commit 0123456789ab is live.'])).toEqual({ status: 'live' });
});

test('a release that does not build has its mistakes', () => {
  const output = [
    'Building commit 0123456789ab.',
    '  content/salon.yaml:9: hours[1].opens: found "9", expected a time: like 09:00',
    'content/articles/curls.md: found no text',
    'release.sh: commit 0123456789ab does not build. The live site was not changed.',
  ];
  expect(read(output)).toMatchObject({
    status: 'failed',
    reason: 'The server could not build the site.',
    problems: [
      'content/salon.yaml:9: hours[1].opens: found "9", expected a time: like 09:00',
      'content/articles/curls.md: found no text',
    ],
  });
});

test('an error before the release is a failure with the server’s words', () => {
  const output = ['mktemp: no space left on device', 'post-receive: the release failed.'];
  expect(read(output)).toEqual({
    status: 'failed',
    reason: 'The server stopped before the site was updated.',
    problems: [],
    output: output.join('\n'),
  });
});

test.each([
  ['git@github.com:owner/salon.git'],
  ['https://github.com/owner/salon'],
  ['ssh://git@github.com/owner/salon.git'],
])('after a push to %s the actions show what follows', (remote) => {
  expect(read(['Resolving deltas: 100% (3/3), completed.'], remote)).toEqual({
    status: 'sent',
    host: 'GitHub',
    see: 'https://github.com/owner/salon/actions',
  });
});

test.each([
  ['https://user:secret@git.example/salon.git', 'git.example'],
  ['salon@server.example:repo.git', 'server.example'],
  ['/srv/repo.git', '/srv/repo.git'],
])('after a push to %s that reports nothing the site shows what follows', (remote, host) => {
  expect(read([], remote)).toEqual({ status: 'sent', host, see: SITE });
});
