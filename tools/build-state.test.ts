import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { buildReason, clearBuildRecord, fingerprint, recordBuild } from './build-state.ts';

const root = temporaryFolder();

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};

function build(): void {
  write('dist/site.json', '{}');
  recordBuild(fingerprint(root), root);
}

test('a build is needed in a fresh clone, after a change of the sources and after an interrupted build', () => {
  write('content/salon.yaml', 'name: A');
  write('site/pages/index.astro', '<p>');
  expect(buildReason(root)).toBe('There is no build yet');
  build();
  write('site/seo/page-graph.test.ts', 'test');
  expect(buildReason(root)).toBeUndefined();
  const STALE = 'The build is older than its sources';
  write('content/salon.yaml', 'name: B');
  expect(buildReason(root)).toBe(STALE);
  build();
  rmSync(join(root, 'site/pages/index.astro'));
  expect(buildReason(root)).toBe(STALE);
  build();
  clearBuildRecord(root);
  expect(buildReason(root)).toBe(STALE);
});
