import { expect, test } from 'vitest';
import { readRelease } from './release.ts';

const SITE = 'https://salon.example';
test.each([
  ['git@github.com:owner/salon.git', 'GitHub', 'https://github.com/owner/salon/actions'],
  ['https://user:secret@git.example/salon.git', 'git.example', SITE],
  ['salon@server.example:repo.git', 'server.example', SITE],
])('after a push to %s that reports nothing it says where to look', (remote, host, see) => {
  expect(readRelease('', remote, SITE)).toEqual({ status: 'sent', host, see });
});

test('a release that was killed has failed', () => {
  expect(
    readRelease('remote: Building commit 0123456789ab.\nremote: salon-release: failed', '', SITE),
  ).toMatchObject({
    status: 'failed',
  });
});
