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

test('a fresh clone needs one build', () => {
  expect(buildReason(root)).toBe('There is no build yet');
  build();
  expect(buildReason(root)).toBeUndefined();
});

test('a change of content or a page taken away asks for another build', () => {
  build();
  write('content/salon.yaml', 'name: B');
  expect(buildReason(root)).toBe('The build is older than its sources');
  build();
  rmSync(join(root, 'site/pages/index.astro'));
  expect(buildReason(root)).toBe('The build is older than its sources');
});

test('an interrupted build is needed again', () => {
  build();
  clearBuildRecord(root);
  write('dist/site.json', '{}');
  expect(buildReason(root)).toBe('The build is older than its sources');
});

test('a changed test needs no build', () => {
  build();
  write('site/seo/page-graph.test.ts', 'test');
  expect(buildReason(root)).toBeUndefined();
});
