import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { publishedSamples } from './samples.ts';

const root = temporaryFolder();
mkdirSync(join(root, 'content/articles'), { recursive: true });
writeFileSync(
  join(root, 'content/a.yaml'),
  '# Remove each SAMPLE.\nphone: 555 # SAMPLE: a reserved number\nnote: SAMPLE\n',
);
writeFileSync(
  join(root, 'content/articles/b.md'),
  '---\n# SAMPLE prices\ntitle: B\n---\n\n# SAMPLE is a word here\n',
);

test('a build for a public address is refused while facts are samples, unless it is a preview', () => {
  const url = 'https://my-example.com';
  const [refusal, ...listed] = publishedSamples(root, url, false);
  expect(refusal).toMatchObject({ file: 'address of the site', found: url });
  const places = ['content/a.yaml:2', 'content/articles/b.md:2'];
  expect(listed.map(({ file, line }) => `${file}:${line ?? ''}`)).toEqual(places);
  expect(publishedSamples(root, url, true)).toEqual([]);
});

test('a build for an address that is not public may have samples', () => {
  for (const url of ['http://localhost:4321', 'https://www.copperandsage.example', 'https://example.com'])
    expect(publishedSamples(root, url, false), url).toEqual([]);
});
