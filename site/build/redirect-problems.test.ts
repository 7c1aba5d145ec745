import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { fixtureContent } from '../../tests/support/fixture-content.ts';
import { formatProblem } from '../content/source/problem.ts';
import { redirectProblems } from './redirect-problems.ts';

type Redirect = [from: string, to: string];

const PAGES = ['/', '/#services', '/about', '/contact', '/robots.txt'];
const broken = (href: string) =>
  PAGES.includes(href) ? undefined : { found: `a link to ${href}`, expected: 'a page that exists' };
const problems = (list: readonly Redirect[]) => {
  const yaml = stringify(list.map(([from, to]) => ({ from, to })));
  return redirectProblems(fixtureContent({ 'content/redirects.yaml': yaml }), broken).map(formatProblem);
};

test('old addresses may lead to pages and their parts', () => {
  expect(
    problems([
      ['/home', '/'],
      ['/prices/', '/#services'],
      ['/about-us.html', '/about'],
    ]),
  ).toEqual([]);
});

test.each<[what: string, message: string, ...Redirect[]]>([
  ['a missing page', ':2: [0].to: found a link to /gone, expected a page that exists', ['/old', '/gone']],
  ['a page with a slash', '[0].from: found "/about/", expected an old address', ['/about/', '/contact']],
  ['a page with its file', '[0].from: found "/index.html", expected an old', ['/index.html', '/contact']],
  ['a file', '[0].from: found "/robots.txt", expected an old address', ['/robots.txt', '/contact']],
  ['a duplicate', '[1].from: found "/old/" a second', ['/old', '/about'], ['/old/', '/contact']],
  ['a chain', '[0].to: found a link to /b, expected', ['/a', '/b'], ['/b', '/about']],
])('%s is reported', (_, message, ...list) => {
  expect(problems(list).join('\n')).toContain(message);
});
