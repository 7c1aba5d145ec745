import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { type KeptTexts } from '../content/markdown/kept-texts.ts';
import { type Transformed } from '../content/markdown/transform.ts';
import { projectRoot } from '../content/root.ts';
import { reader, recall, remember } from './keep-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
const text = (html: string): Transformed => ({ html, headings: [], links: [], found: [], problems: [] });
const build = (texts: Record<string, Transformed>): KeptTexts => ({
  texts: new Map(Object.entries(texts)),
  asked: new Set(Object.keys(texts)),
  keys: new Map(),
});
const recalled = (by: string) => {
  const kept = build({});
  recall(folder, by, kept);
  return Object.fromEntries(kept.texts);
};

beforeEach(() => {
  rmSync(folder, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a build finds what the one before it left', () => {
  const texts = { one: text('<p>“1”</p>'), two: text('<p>2</p>') };
  expect(recalled('reader')).toEqual({});
  expect(remember(folder, 'reader', build(texts))).toBe(0);
  expect(recalled('reader')).toEqual(texts);
  expect(remember(folder, 'reader', build(texts))).toBe(2);
});

test('what nobody asked for any more goes away', () => {
  recalled('reader');
  remember(folder, 'reader', build({ one: text('1'), two: text('2') }));
  const next = build({ two: text('2'), three: text('3') });
  recall(folder, 'reader', next);
  expect(remember(folder, 'reader', next)).toBe(1);
  expect(readdirSync(join(folder, 'reader')).sort()).toEqual(['three.json', 'two.json']);
});

test('another reader finds nothing, and leaves nothing of the one before', () => {
  recalled('before');
  remember(folder, 'before', build({ one: text('1') }));
  expect(recalled('after')).toEqual({});
  remember(folder, 'after', build({ one: text('another 1') }));
  expect(readdirSync(folder)).toEqual(['after']);
});

test('a file that a broken-off build left half written is not read', () => {
  recalled('reader');
  writeFileSync(join(folder, 'reader/one.json.part'), '{"html');
  expect(recalled('reader')).toEqual({});
  remember(folder, 'reader', build({}));
  expect(readdirSync(join(folder, 'reader'))).toEqual([]);
});

test('a change of a package, or of what reads Markdown here, is another reader', () => {
  const root = join(folder, 'project');
  const own = 'site/content/markdown';
  mkdirSync(root, { recursive: true });
  for (const part of ['package-lock.json', own])
    cpSync(join(projectRoot(), part), join(root, part), { recursive: true });
  const first = reader(root);
  expect(reader(root)).toBe(first);
  appendFileSync(join(root, own, 'tables.ts'), '\n// changed');
  const second = reader(root);
  expect(second).not.toBe(first);
  appendFileSync(join(root, 'package-lock.json'), '\n');
  expect(reader(root)).not.toBe(second);
});
