import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { expectText } from '../../tests/support/expected-text.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { formatProblem } from '../content/source/problem.ts';
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

test('links to pages, files, anchors and other sites are valid; a broken one is reported with its line', async () => {
  const valid = ['/', '/#main', '/?x=1', '/rss.xml', '/blog/braids#five', '#five', 'https://x.example/y'];
  const found = check(
    ...[...valid, '/blog/bread', '#six', 'braids', '/#100%', '//x.example', '/blog/braids/', '/blog'],
  );
  await expectText(found.map(formatProblem).join('\n'), 'problems-in-links');
});
