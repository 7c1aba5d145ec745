import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { problemWords } from '../content/source/problem.ts';
import { linkProblems } from './content-checks.ts';

const dist = temporaryFolder();
mkdirSync(join(dist, 'blog'));
writeFileSync(join(dist, 'index.html'), '<main id=main>');
writeFileSync(join(dist, 'rss.xml'), '<rss/>');
writeFileSync(join(dist, 'blog/braids.html'), '<h2 id="five">Five</h2>');

const file = 'content/articles/braids.md';
const check = (...hrefs: string[]) =>
  linkProblems(dist, {
    file,
    path: '/blog/braids',
    links: hrefs.map((href, at) => ({ href, text: 'a page', line: at + 1 })),
  });

test('links to pages, files, anchors and other sites are valid', () => {
  const valid = ['/', '/#main', '/?x=1', '/rss.xml', '/blog/braids#five', '#five', 'https://x.example/y'];
  expect(check(...valid)).toEqual([]);
});

test('a broken link is reported with its line', () => {
  const found = check('/blog/bread', '#six', 'braids', '/#100%', '//x.example', '/blog/braids/', '/blog');
  expect(found.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(found.slice(0, 4).map(problemWords)).toEqual([
    'found a link to /blog/bread, expected a page that exists',
    'found a link to /blog/braids#six, expected one of its anchors: five',
    'found a link to "braids", expected one that begins with /, # or https://',
    'found a link to "/#100%", expected %25 in place of a % that is meant as such',
  ]);
});
