import { expect, test } from 'vitest';

import { serviceFiles } from '../../content/service-files.ts';
import { lastModified } from './last-modified.ts';

const DAYS = {
  articles: new Map([
    ['bangs', '2025-10-02'],
    ['bobs', '2025-10-20'],
  ]),
  legal: new Map([['/terms', '2025-01-01']]),
};
const NONE = new Map<string, string>();

test('articles, the blog list and legal texts state their date', () => {
  expect(lastModified('/blog/bangs', DAYS, NONE)).toBe('2025-10-02');
  expect(lastModified('/blog', DAYS, NONE)).toBe('2025-10-20');
  expect(lastModified('/terms', DAYS, NONE)).toBe('2025-01-01');
});

test('other pages have the date of their newest file', () => {
  const dates = new Map([
    ['content/pages/about.yaml', '2025-10-01T23:00:00-05:00'],
    ['content/team.yaml', '2025-10-02T02:00:00+00:00'],
  ]);
  // An hour before midnight in Texas is later than two in the morning in London.
  expect(lastModified('/about', DAYS, dates)).toBe('2025-10-01T23:00:00-05:00');
});

test('a service has the date of its own file, and the home page that of the newest service', () => {
  const dates = new Map([
    ['content/pages/home.yaml', '2025-10-01T08:00:00-05:00'],
    ['content/testimonials.yaml', '2025-10-01T08:00:00-05:00'],
    ...serviceFiles().map((file, at) => [file, `2025-10-0${String(at + 1)}T09:00:00-05:00`] as const),
  ]);
  const route = (serviceFiles()[4] ?? '').replace('content', '').replace('.yaml', '');
  expect(lastModified(route, DAYS, dates)).toBe('2025-10-05T09:00:00-05:00');
  expect(lastModified('/', DAYS, dates)).toBe('2025-10-09T09:00:00-05:00');
});

test('returns no date if that of a file is unknown', () => {
  expect(
    lastModified('/about', DAYS, new Map([['content/team.yaml', '2025-10-02T02:00:00Z']])),
  ).toBeUndefined();
  expect(lastModified('/somewhere', DAYS, NONE)).toBeUndefined();
});
