import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { openContent } from './content.ts';
import { formatProblem } from './source/problem.ts';
import { publishedSamples, samples } from './samples.ts';

const PUBLIC = 'https://copperandsage.com';

/** A folder with these files below content/, deleted at the end of the test's block. */
function content(files: Record<string, string>): { root: string } & Disposable {
  const root = mkdtempSync(join(tmpdir(), 'samples-'));
  mkdirSync(join(root, 'content/articles'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'content', file), text);
  return {
    root,
    [Symbol.dispose]: () => {
      rmSync(root, { recursive: true });
    },
  };
}

test('marked facts are listed with file and line', () => {
  using made = content({
    'a.yaml': '# Remove each SAMPLE.\nsample: true\nphone: 555 # SAMPLE: a reserved number\nnote: SAMPLE\n',
    'articles/b.md': '---\n# SAMPLE prices\ntitle: B\n---\n\n# SAMPLE is a word here\n',
  });
  expect(samples(openContent(made.root)).map(formatProblem)).toEqual([
    'content/a.yaml:2: found a sample: sample: true, expected what is true of the salon, without the mark',
    'content/a.yaml:3: found a sample: phone: 555 # SAMPLE: a reserved number, expected what is true of the salon, without the mark',
    'content/articles/b.md:2: found a sample: # SAMPLE prices, expected what is true of the salon, without the mark',
  ]);
});

test('a build for a public address is refused while facts are samples, unless it is a preview', () => {
  using made = content({ 'a.yaml': 'phone: 555 # SAMPLE\n' });
  expect(publishedSamples(openContent(made.root), PUBLIC, false).map(formatProblem)).toEqual([
    `address of the site: found ${PUBLIC}, expected no public address while facts are samples; replace them and remove their marks, or set ALLOW_SAMPLES=1 for a preview`,
    'content/a.yaml:1: found a sample: phone: 555 # SAMPLE, expected what is true of the salon, without the mark',
  ]);
  expect(publishedSamples(openContent(made.root), PUBLIC, true)).toEqual([]);
});

test.each([
  ['http://localhost:4321', 0],
  ['http://192.168.1.20', 0],
  ['https://www.copperandsage.example', 0],
  ['https://example.com', 0],
  ['https://my-example.com', 2],
])('a sample in a build for %s is reported in %i lines', (origin, lines) => {
  using made = content({ 'a.yaml': 'phone: 555 # SAMPLE\n' });
  expect(publishedSamples(openContent(made.root), origin, false)).toHaveLength(lines);
});
