import { expect, test } from 'vitest';
import { stringify } from 'yaml';

import { fixtureContent } from '../../tests/support/fixture-content.ts';
import { formatProblem } from '../content/source/problem.ts';
import { redirectProblems } from './redirect-problems.ts';

const PAGES = ['/', '/#services', '/about', '/contact', '/robots.txt'];
const broken = (href: string) =>
  PAGES.includes(href) ? undefined : { found: `a link to ${href}`, expected: 'a page that exists' };
const problems = (...list: [from: string, to: string][]) => {
  const yaml = stringify(list.map(([from, to]) => ({ from, to })));
  const content = fixtureContent({ 'content/redirects.yaml': yaml });
  return redirectProblems(content, broken).map(formatProblem);
};
const at = (place: string, message: string) => expect.stringContaining(`: ${place}: ${message}`) as string;

test('a target that does not exist is reported', () => {
  expect(problems(['/old', '/gone'])).toEqual([
    at('[0].to', 'found a link to /gone, expected a page that exists'),
  ]);
  expect(problems(['/old', '/about#nowhere'])).toHaveLength(1);
  expect(problems(['/home', '/'], ['/prices/', '/#services'], ['/about-us.html', '/about'])).toEqual([]);
});

test.each(['/about', '/about/', '/index.html', '/robots.txt'])('%s cannot redirect: it is a page', (from) => {
  expect(problems([from, '/contact']).join()).toMatch(
    /^content\/redirects\.yaml:1: \[0\]\.from: found ".*", expected an old address; .* is a page of this site$/u,
  );
});

test('a duplicate redirect is reported', () => {
  expect(problems(['/old', '/about'], ['/old/', '/contact'])).toEqual([
    at('[1].from', 'found "/old/" a second time, expected it once'),
  ]);
});

test.each([
  ['a chain', ['/a', '/b'], ['/b', '/about']],
  ['a loop', ['/a', '/b'], ['/b', '/a']],
  ['a redirect to itself', ['/a', '/a#top']],
] as const)('%s is reported', (_, ...list) => {
  expect(problems(...list.map(([from, to]) => [from, to] as [string, string]))[0]).toMatch(
    /\[0\]\.to: found a link to \/[ab#top]+, expected a page that exists/u,
  );
});
