import { test } from 'vitest';
import { stringify } from 'yaml';
import { expectText } from '../../tests/support/expected-text.ts';
import { fixtureContent } from '../../tests/support/fixture-content.ts';
import { formatProblem } from '../content/source/problem.ts';
import { redirectProblems } from './redirect-problems.ts';

const PAGES = ['/', '/?p=42', '/#services', '/about', '/contact', '/robots.txt'];
const broken = (href: string) =>
  PAGES.includes(href) ? undefined : { found: `a link to ${href}`, expected: 'a page that exists' };
const problems = (list: [from: string, to: string][]) => {
  const yaml = stringify(list.map(([from, to]) => ({ from, to })));
  return redirectProblems(fixtureContent({ 'content/redirects.yaml': yaml }), broken).map(formatProblem);
};

test('old addresses lead to pages and their parts, once each; those that are pages or files are reported', async () => {
  const found = problems([
    ['/home', '/'],
    ['/prices/', '/#services'],
    ['/about-us.html', '/about'],
    ['/old', '/gone'],
    ['/about/', '/contact'],
    ['/index.html', '/contact'],
    ['/robots.txt', '/contact'],
    ['/old/', '/contact'],
    ['/chain', '/old'],
    ['/?p=42', '/about'],
  ]);
  await expectText(found.join('\n'), 'problems-in-redirects');
});
