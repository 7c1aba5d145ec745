import { test } from 'vitest';
import { expectText } from '../../../tests/support/expected-text.ts';
import { readRelease } from './release.ts';

const REMOTES = [
  'git@github.com:owner/salon.git',
  'https://user:secret@git.example/salon.git',
  'salon@server.example:repo.git',
];

test('after a push it says where to look, or what failed', async () => {
  const sent = REMOTES.map((remote) => readRelease('', remote, 'https://salon.example'));
  const failed = ['', ' packages', ' build', ' start', ' answer'].map((step) =>
    readRelease(`remote: Building\x1b[K\nremote: salon-release: failed${step}\x1b[K\nTo salon`, '', ''),
  );
  await expectText(JSON.stringify([...sent, ...failed], undefined, 2), 'releases');
});
