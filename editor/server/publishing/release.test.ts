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

test.each([
  ['', 'stopped before'],
  [' packages', 'could not download the packages'],
  [' build', 'could not build the site'],
  [' start', 'does not start'],
  [' answer', 'did not answer'],
])('a release that failed%s says so', (step, reason) => {
  const written = `remote: Building\x1b[K\nremote: salon-release: failed${step}\x1b[K\nTo salon`;
  expect(readRelease(written, '', SITE)).toEqual({
    status: 'failed',
    reason: expect.stringContaining(reason) as string,
    output: `Building\nsalon-release: failed${step}`,
  });
});
