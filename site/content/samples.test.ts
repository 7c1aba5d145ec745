import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openContent } from './content.ts';
import { publishedSamples, samples } from './samples.ts';
import { formatProblem } from './source/problem.ts';

const root = temporaryFolder();
mkdirSync(join(root, 'content/articles'), { recursive: true });
writeFileSync(
  join(root, 'content/a.yaml'),
  '# Remove each SAMPLE.\nsample: true\nphone: 555 # SAMPLE: a reserved number\nnote: SAMPLE\n',
);
writeFileSync(
  join(root, 'content/articles/b.md'),
  '---\n# SAMPLE prices\ntitle: B\n---\n\n# SAMPLE is a word here\n',
);
const content = openContent(root);

test('marked facts are listed with file and line', () => {
  expect(samples(content).map(formatProblem)).toEqual([
    'content/a.yaml:2: found a sample: sample: true, expected what is true of the salon, without the mark',
    'content/a.yaml:3: found a sample: phone: 555 # SAMPLE: a reserved number, expected what is true of the salon, without the mark',
    'content/articles/b.md:2: found a sample: # SAMPLE prices, expected what is true of the salon, without the mark',
  ]);
});

test('a build for a public address is refused while facts are samples, unless it is a preview', () => {
  const url = 'https://my-example.com';
  const [refusal, ...listed] = publishedSamples(content, url, false);
  expect(refusal).toMatchObject({ file: 'address of the site', found: url });
  expect(listed).toEqual(samples(content));
  expect(publishedSamples(content, url, true)).toEqual([]);
});

test.each(['http://localhost:4321', 'https://www.copperandsage.example', 'https://example.com'])(
  'a build for %s may have samples',
  (url) => {
    expect(publishedSamples(content, url, false)).toEqual([]);
  },
);
