import { expect, test } from 'vitest';
import { readRelease } from './release.ts';

const SITE = 'https://salon.example';
const read = (lines: readonly string[], remote = 'salon@server.example:repo.git') =>
  readRelease(lines.map((line) => `remote: ${line}        \n`).join(''), remote, SITE);

test('a release that the server reports is live or failed, with the server’s words', () => {
  expect(read(['Building commit 0123456789ab.', 'Commit 0123456789ab is live.'])).toEqual({ status: 'live' });
  expect(
    read(['Building commit 01.', 'release.sh: commit 01 does not build. The live site was not changed.']),
  ).toMatchObject({ status: 'failed', reason: 'The server could not build the site.' });
  const output = ['mktemp: no space left on device', 'post-receive: the release failed.'];
  expect(read(output)).toEqual({
    status: 'failed',
    reason: 'The server stopped before the site was updated.',
    output: output.join('\n'),
  });
});

test.each([
  ['git@github.com:owner/salon.git', 'GitHub', 'https://github.com/owner/salon/actions'],
  ['https://github.com/owner/salon', 'GitHub', 'https://github.com/owner/salon/actions'],
  ['https://user:secret@git.example/salon.git', 'git.example', SITE],
  ['salon@server.example:repo.git', 'server.example', SITE],
  ['/srv/repo.git', '/srv/repo.git', SITE],
])('after a push to %s that reports nothing it says where to look', (remote, host, see) => {
  expect(read([], remote)).toEqual({ status: 'sent', host, see });
});
