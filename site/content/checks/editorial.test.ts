import { expect, test } from 'vitest';

import { edited, fixtureContent } from '../../../tests/support/fixture-content.ts';
import { type Kind } from '../registry.ts';
import { formatProblem, type Problem } from '../source/problem.ts';
import { abbreviationProblems } from './abbreviations.ts';
import { editorialProblems } from './editorial.ts';
import { contentEntries, type Entry } from './entries.ts';
import { linkTextProblems } from './link-texts.ts';
import { repeatedMetadataProblems, titleLengthRule } from './metadata.ts';
import { phoneRule } from './phone-numbers.ts';
import { readingGradeProblems } from './reading-grade.ts';

/** An entry with one field per line. */
function entry(kind: Kind, fields: Readonly<Record<string, string>>, links: Entry['links'] = []): Entry {
  const passages = Object.entries(fields).map(([field, text], index) => ({
    line: index + 1,
    path: [field],
    text,
  }));
  return { kind, file: `${kind}.md`, passages, links };
}
const article = (...texts: string[]) => entry('articles', Object.fromEntries(texts.entries()));
const lines = (problems: readonly Problem[]) => problems.map(formatProblem);

test('every kind of content is read, with values filled in and lines', async () => {
  const yaml = '# Towns\n- name: Anna\n  local: { tips: [Park, "Call {name}."] }\n- name: Howe\n';
  const content = fixtureContent({ 'content/towns.yaml': yaml });
  const entries = await contentEntries(content);
  const [anna, howe] = entries.filter(({ kind }) => kind === 'towns');
  expect(anna?.passages).toEqual([
    { line: 2, path: [0, 'name'], text: 'Anna' },
    { line: 3, path: [0, 'local', 'tips', 0], text: 'Park' },
    { line: 3, path: [0, 'local', 'tips', 1], text: `Call ${content.get('salon').name}.` },
  ]);
  expect(howe).toMatchObject({ passages: [{ line: 4, path: [1, 'name'] }] });
  const kinds = new Set(entries.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['services', 'articles', 'legal', 'about', 'salon']));
});

test('an article that is named and gone, and one that is too short, are reported with their place', async () => {
  const content = fixtureContent({
    ...edited('content/towns.yaml', ([town]: [{ local: { articles: string[] } }]) => {
      town.local.articles = ['gone'];
    }),
    'content/articles/short.md':
      '---\ntitle: Long hair\ndate: 2025-08-01\nauthor: We\ntags: [Beards]\npicture: { photo: waves, alt: Waves }\n---\n\nText\n',
  });
  const found = lines(await editorialProblems(content));
  expect(found).toContainEqual(
    expect.stringMatching(
      /towns\.yaml:\d+: \[0\]\.local\.articles\[0\]: found "gone", expected the name of a published/u,
    ),
  );
  expect(found).toContain('content/articles/short.md:2: title: found 9 characters, expected 40 to 60');
  expect(found).toContain('content/articles/short.md:8: found a reading time of 1 minutes, expected 8 to 18');
});

test.each([
  ['sun protection factor (SPF)', 0],
  ['SPF (sun protection factor)', 0],
  ['Sherman, TX', 0],
  ['Bleach is not PPD. PPD (a dye)', 1],
])('“%s” leaves %i abbreviations unexplained', (text, count) => {
  expect(abbreviationProblems(article(text))).toHaveLength(count);
});

const HARD = 'Considerable unpredictability characterizes pigmentation procedures.';

test('a text that is hard to read is reported with its hardest sentence; labels and reviews are not texts', () => {
  expect(lines(readingGradeProblems(article('We cut hair. It is short.', `Wait. ${HARD}`)))).toEqual([
    expect.stringMatching(
      /:2: found text of reading grade \d+\.\d, expected at most 8; the hardest sentence is “Consid/u,
    ),
  ]);
  expect(readingGradeProblems(article(...Array<string>(4).fill(HARD.slice(0, -1))))).toEqual([]);
  expect(readingGradeProblems({ ...article(...Array<string>(4).fill(HARD)), kind: 'reviews' })).toEqual([]);
});

test('vague link texts, and one text for two pages, are reported', () => {
  const link = (text: string, href: string, line: number) => ({ text, href, line });
  const links = [
    link('here', '/a', 1),
    link('the prices', '/a', 2),
    link('the prices', '/b', 3),
    link('the prices', '/a', 4),
  ];
  expect(lines(linkTextProblems(entry('articles', {}, links)))).toEqual([
    'articles.md:1: found the link text “here”, expected words that say where it leads',
    'articles.md:3: found the link text “the prices” for /b and for /a, expected different texts',
  ]);
});

test('a title is measured together with the salon’s name; a service without one has its name and the city', () => {
  const rule = titleLengthRule({
    name: 'Shear Test Hair Salon',
    shortName: 'Shear Test',
    address: { city: 'Denison', region: 'TX' },
  });
  expect(lines(rule(entry('about', { title: 'x'.repeat(50) })))).toEqual([
    `about.md:1: title: found 63 characters (${'x'.repeat(50)} | Shear Test), expected 30 to 60`,
  ]);
  expect(lines(rule(entry('services', { order: '1', name: 'x'.repeat(40) })))[0]).toMatch(
    /:2: name: found 68/u,
  );
  expect(rule(entry('services', { name: 'x'.repeat(40), title: 'Brows in Denison, Texas' }))).toEqual([]);
});

test('a description of two pages is reported', () => {
  const pages = [
    entry('about', { title: 'About', description: 'Same.' }),
    entry('home', { description: 'Same.' }),
  ];
  expect(lines(repeatedMetadataProblems(pages))).toEqual([
    'home.md:1: description: found the description of about.md:2, expected one of its own',
  ]);
});

test('phone numbers other than the salon’s are reported, unless they are links', () => {
  const rule = phoneRule('+19035550142');
  for (const number of ['(903) 555-0143', '903.555.0143', '+1 903 555 0143'])
    expect(lines(rule(article(`Call ${number}.`)))[0]).toContain(
      `found the phone number ${number}, expected`,
    );
  expect(rule(article('Call (903) 555-0142 on 2026-12-24, 75090-1234, for $120 to $1200.'))).toEqual([]);
  const link = { text: '(800) 555-0100', href: 'tel:+18005550100', line: 1 };
  expect(rule(entry('articles', { 0: 'Call (800) 555-0100.' }, [link]))).toEqual([]);
});
