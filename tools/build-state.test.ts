import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { buildReason, clearBuildRecord, fingerprint, recordBuild } from './build-state.ts';

let root = '';

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-state-'));
  write('content/salon.yaml', 'name: A');
  write('site/pages/index.astro', '<p>');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function build(): void {
  write('dist/site.json', '{}');
  recordBuild(fingerprint(root), root);
}

test('a build is needed in a fresh clone, after a change of the sources and after an interrupted build', () => {
  expect(buildReason(root)).toBe('There is no build yet');
  build();
  write('site/seo/page-graph.test.ts', 'test');
  expect(buildReason(root)).toBeUndefined();
  for (const change of [
    () => {
      write('content/salon.yaml', 'name: B');
    },
    () => {
      rmSync(join(root, 'site/pages/index.astro'));
    },
    () => {
      clearBuildRecord(root);
    },
  ]) {
    change();
    expect(buildReason(root)).toBe('The build is older than its sources');
    build();
  }
});
