import { expect, test } from 'vitest';
import { formatProblem } from '../content-error.ts';
import { type Entry } from './entries.ts';
import { pastHolidayProblems } from './holidays.ts';
import { phoneProblems } from './phone-numbers.ts';
import { altProblems } from './photo-alts.ts';
import { missingArticleProblems } from './references.ts';

/** An entry with one field per line. */
function entry(file: string, fields: Readonly<Record<string, string>>, links: Entry['links'] = []): Entry {
  const passages = Object.entries(fields).map(([field, text], at) => ({ line: at + 1, field, text }));
  return { file, line: 1, passages, links };
}

test('a reference to an article that is gone is reported with its place', () => {
  const town = entry('content/towns.yaml', {
    '[0].local.articles[0]': 'braids',
    '[0].local.articles[1]': 'gone',
    '[0].local.services[0]': 'eyebrows',
  });
  expect(missingArticleProblems(town, new Set(['braids'])).map(formatProblem)).toEqual([
    'content/towns.yaml:2: [0].local.articles[1]: found "gone", expected the name of a published article in content/articles; it is left out',
  ]);
});

test.each(['(903) 555-0143', '903-555-0143', '903.555.0143', '+1 903 555 0143', '9035550143'])(
  '%s is reported when it is not the salon’s number',
  (number) => {
    const page = entry('content/pages/about.yaml', { lead: `Call ${number}.` });
    expect(phoneProblems(page, '+19035550142').map(formatProblem)).toEqual([
      expect.stringContaining(`content/pages/about.yaml:1: lead: found the phone number ${number}, expected`),
    ]);
    expect(phoneProblems(page, '+19035550143')).toEqual([]);
  },
);

test('a linked phone number may be somebody else’s', () => {
  const link = { text: '(800) 555-0100', href: 'tel:+18005550100', line: 1 };
  const article = entry('content/articles/a.md', { '': 'Call (800) 555-0100.' }, [link]);
  expect(phoneProblems(article, '+19035550142')).toEqual([]);
});

test('dates, ZIP codes and prices are no phone numbers', () => {
  const page = entry('content/pages/about.yaml', {
    lead: 'On 2026-12-24, at 75090-1234, for $120 to $1200.',
  });
  expect(phoneProblems(page, '+19035550142')).toEqual([]);
});

test('a holiday of a year that is over is reported', () => {
  const salon = entry('content/salon.yaml', {
    'holidays[0].date': '2025-12-25',
    'holidays[1].date': '2026-01-01',
    'holidays[1].until': '2025-01-02',
  });
  expect(pastHolidayProblems(salon, '2026-11-22').map(formatProblem)).toEqual([
    'content/salon.yaml:1: holidays[0].date: found 2025-12-25, expected a day of 2026 or later; change the year, or remove the holiday',
    'content/salon.yaml:3: holidays[1].until: found 2025-01-02, expected a day of 2026 or later; change the year, or remove the holiday',
  ]);
});

test('two alternative texts of one picture in a file are reported', () => {
  const uses = [
    { file: 'content/gallery.yaml', line: 4, key: 'braid', alt: 'A braid' },
    { file: 'content/gallery.yaml', line: 8, key: 'braid', alt: 'A thick braid' },
    { file: 'content/gallery.yaml', line: 9, key: 'braid left', alt: 'Its end' },
    { file: 'content/tour.yaml', line: 2, key: 'braid', alt: 'Braided hair' },
  ];
  expect(altProblems(uses).map(formatProblem)).toEqual([
    'content/gallery.yaml:8: alt: found the alternative text “A thick braid”, expected “A braid”, as for the same picture in line 4, or another photo',
  ]);
});
