import { expect, test } from 'vitest';

import { redirectProblems } from './redirect-problems.ts';

const PAGES = ['/', '/#services', '/about', '/contact', '/robots.txt'];
const broken = (href: string) =>
  PAGES.includes(href) ? undefined : `found a link to ${href}, expected a page that exists`;
const problems = (...list: [from: string, to: string][]) =>
  redirectProblems(
    list.map(([from, to]) => ({ from, to })),
    broken,
  ).map(({ file, field, message }) => `${file}: ${field}: ${message}`);
const at = (place: string, message: string) => `content/redirects.yaml: ${place}: ${message}`;

test('old addresses may lead to pages and to places on them', () => {
  expect(problems(['/home', '/'], ['/prices/', '/#services'], ['/about-us.html', '/about'])).toEqual([]);
});

test('a target that is not there', () => {
  expect(problems(['/old', '/gone'])).toEqual([
    at('[0].to', 'found "/gone", a link to /gone, expected a page that exists'),
  ]);
  expect(problems(['/old', '/about#nowhere'])).toHaveLength(1);
});

test.each(['/about', '/about/', '/about.html', '/index.html', '/robots.txt'])(
  '%s is no old address: it leads to a page already',
  (from) => {
    expect(problems([from, '/contact']).join()).toMatch(
      /^content\/redirects\.yaml: \[0\]\.from: found ".*", expected an old address; .* is a page of this site$/u,
    );
  },
);

test('an address that stands twice', () => {
  expect(problems(['/old', '/about'], ['/old/', '/contact'])).toEqual([
    at('[1].from', 'found "/old/" a second time, expected it once'),
  ]);
});

test('a chain is named with its end', () => {
  expect(problems(['/a', '/b'], ['/b', '/about'])).toEqual([
    at('[0].to', 'found "/b", which leads on: /a → /b → /about, expected /about'),
  ]);
});

test('circles, of one and of several', () => {
  expect(problems(['/a', '/a#top'])).toEqual([at('[0].to', 'found a circle: /a → /a#top')]);
  expect(problems(['/a', '/b'], ['/b', '/a'])).toEqual([
    at('[0].to', 'found a circle: /a → /b → /a'),
    at('[1].to', 'found a circle: /b → /a → /b'),
  ]);
  expect(problems(['/a', '/b'], ['/b', '/c'], ['/c', '/b'])[0]).toContain('circle: /a → /b → /c → /b');
});

test.each(['/api/contact', '/healthz'])('%s belongs to the server', (from) => {
  expect(problems([from, '/about'])).toEqual([
    at('[0].from', `found "${from}", which the server answers itself`),
  ]);
});
