import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { type KeptFronts } from '../content/kept-fronts.ts';
import { recallFronts, rememberFronts } from './keep-fronts.ts';

const folder = mkdtempSync(join(tmpdir(), 'fronts-'));
const file = join(folder, 'fronts.json');
const build = (asked: Record<string, unknown> = {}): KeptFronts => ({
  before: new Map(),
  asked: new Map(Object.entries(asked)),
});
const recalled = (by: string) => {
  const kept = build();
  recallFronts(file, by, kept);
  return kept.before;
};

beforeEach(() => {
  rmSync(file, { force: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a build finds what the one before it asked for, and another reader nothing', () => {
  expect(recalled('reader')).toEqual(new Map());
  rememberFronts(file, 'reader', build({ 'a: 1': { a: 1 } }));
  expect(recalled('reader')).toEqual(new Map([['a: 1', { a: 1 }]]));
  expect(recalled('another')).toEqual(new Map());
});

test('what nobody asked for any more goes away; where nothing changed, nothing is written', () => {
  rememberFronts(file, 'reader', build({ 'a: 1': { a: 1 }, 'b: 2': { b: 2 } }));
  const next = build({ 'b: 2': { b: 2 } });
  recallFronts(file, 'reader', next);
  rememberFronts(file, 'reader', next);
  expect([...recalled('reader').keys()]).toEqual(['b: 2']);

  const { ino } = statSync(file);
  const same = build({ 'b: 2': { b: 2 } });
  recallFronts(file, 'reader', same);
  rememberFronts(file, 'reader', same);
  expect(statSync(file).ino).toBe(ino);
});
