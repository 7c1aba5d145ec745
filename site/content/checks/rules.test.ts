import { expect, test } from 'vitest';
import { ContentError, type Problem } from '../content-error.ts';
import { abbreviationProblems } from './abbreviations.ts';
import { type Entry } from './entries.ts';
import { linkTextProblems } from './link-texts.ts';
import { repeatedMetadataProblems, titleLengthProblems } from './metadata.ts';
import { readingGrade, readingGradeProblems, syllables } from './reading-grade.ts';
import { readingTimeProblems } from './reading-time.ts';
import { sharedPassageProblems, similarEntryProblems } from './shared-phrases.ts';

/** An article whose first text is on line 5. */
function article(
  texts: readonly string[],
  { file = 'content/articles/a.md', links = [] as Entry['links'] } = {},
): Entry {
  return { file, line: 1, passages: texts.map((text, at) => ({ line: at + 5, field: '', text })), links };
}

/** A YAML file with one field per line. */
function yamlEntry(file: string, fields: Readonly<Record<string, string>>, line = 1): Entry {
  const passages = Object.entries(fields).map(([field, text], at) => ({ line: line + at, field, text }));
  return { file, line, passages, links: [] };
}

const messages = (problems: readonly Problem[]) =>
  problems.length === 0 ? '' : new ContentError(problems).message;

test('an abbreviation without an explanation is reported', () => {
  expect(messages(abbreviationProblems(article(['Short.', 'Bleach is not PPD.'])))).toBe(
    'content/articles/a.md:6: found PPD, expected its meaning at the first use: “words (PPD)” or “PPD (words)”',
  );
});

test.each([
  'sun protection factor (SPF)',
  'SPF (sun protection factor)',
  'protection from the sun (SPF rating)',
  'Sherman, TX',
  'UV (ultraviolet light), and UVA',
])('“%s” explains its abbreviations', (text) => {
  expect(abbreviationProblems(article([text]))).toEqual([]);
});

test('an abbreviation is explained once', () => {
  expect(abbreviationProblems(article(['PPD (a dye)', 'No PPD.']))).toEqual([]);
});

test('an explanation after the first use is too late', () => {
  expect(abbreviationProblems(article(['No PPD.', 'PPD (a dye)']))).toHaveLength(1);
});

test.each([
  ['hair', 1],
  ['painted', 2],
  ['asked', 1],
  ['color', 2],
  ['little', 2],
  ['appointment', 3],
  ['bleaches', 2],
] as const)('%s has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count);
});

test('the reading grade is Kincaid’s', () => {
  // 12 words in two sentences, 14 syllables.
  const grade = readingGrade(['We cut and color hair', 'You say how long it may be']);
  expect(grade).toBeCloseTo(0.39 * 6 + (11.8 * 13) / 12 - 15.59, 5);
});

const HARD = 'Considerable unpredictability characterizes pigmentation procedures.';

test('a text that is hard to read is reported with its hardest sentence', () => {
  const found = readingGradeProblems(article(['We cut hair. It is short.', `Wait. ${HARD}`]));
  expect(messages(found)).toMatch(
    /^content\/articles\/a\.md:6: found text of reading grade \d+\.\d, expected at most 8; the hardest sentence is “Considerable .+ procedures”$/u,
  );
});

test('headings and labels do not count as sentences', () => {
  expect(readingGradeProblems(article(Array<string>(4).fill(HARD.slice(0, -1))))).toEqual([]);
});

test('reviews may be hard to read', () => {
  const texts = Array<string>(4).fill(HARD);
  expect(readingGradeProblems(article(texts, { file: 'content/testimonials.yaml' }))).toEqual([]);
});

test.each(['here', 'Read more', 'this page', ''])('the link text “%s” is reported', (text) => {
  const links = [{ href: '/a', text, line: 7 }];
  expect(messages(linkTextProblems(article([], { links })))).toBe(
    `content/articles/a.md:7: found the link text “${text}”, expected words that say where it leads`,
  );
});

test('a link text with two targets is reported', () => {
  const links = ['/a', '/b', '/a'].map((href, at) => ({ href, text: 'the prices', line: at + 7 }));
  expect(messages(linkTextProblems(article([], { links })))).toBe(
    'content/articles/a.md:8: found the link text “the prices” for /b and for /a, expected different texts',
  );
});

const SALON = {
  name: 'Shear Test Hair Salon',
  shortName: 'Shear Test',
  address: { city: 'Denison', region: 'TX' },
};

test('a title that is too long together with the salon’s name is reported', () => {
  const entry = yamlEntry('content/pages/about.yaml', { title: 'x'.repeat(50) });
  expect(messages(titleLengthProblems(entry, SALON))).toBe(
    `content/pages/about.yaml:1: title: found 63 characters (${'x'.repeat(50)} | Shear Test), expected 30 to 60`,
  );
});

test('the title of a service is its name and the city', () => {
  const entry = yamlEntry('content/services/brows.yaml', { order: '1', name: 'x'.repeat(40) });
  expect(messages(titleLengthProblems(entry, SALON))).toMatch(/brows\.yaml:2: name: found 68 characters/u);
});

test('a service may have a title of its own', () => {
  const fields = { name: 'x'.repeat(40), title: 'Brows in Denison, Texas' };
  expect(titleLengthProblems(yamlEntry('content/services/brows.yaml', fields), SALON)).toEqual([]);
});

test('titles inside of a page have any length', () => {
  const entry = yamlEntry('content/pages/about.yaml', { 'story.title': 'x' });
  expect(titleLengthProblems(entry, SALON)).toEqual([]);
});

test('a description of two pages is reported', () => {
  const about = yamlEntry('content/pages/about.yaml', { title: 'About', description: 'Same.' });
  const town = yamlEntry('content/towns.yaml', { '[0].title': 'Town', '[0].description': 'Same.' }, 4);
  expect(messages(repeatedMetadataProblems([about, town]))).toBe(
    'content/towns.yaml:5: [0].description: found the description of content/pages/about.yaml:2, expected one of its own',
  );
});

const TWELVE = 'one two three four five six seven eight nine ten eleven twelve';

test('a run of twelve words in two articles is reported', () => {
  const found = sharedPassageProblems([
    article([`Before ${TWELVE}.`]),
    article([`One, ${TWELVE.toUpperCase()} and more`], { file: 'content/articles/b.md' }),
  ]);
  expect(messages(found)).toBe(
    `content/articles/b.md:5: found “${TWELVE}”, which content/articles/a.md has, too; expected no 12 words in a row of another article`,
  );
});

test('an article may repeat itself', () => {
  expect(sharedPassageProblems([article([TWELVE, TWELVE])])).toEqual([]);
});

const town = (name: string, more: string, line: number) =>
  yamlEntry('content/towns.yaml', { way: `From ${name} go south on the highway and park. ${more}` }, line);

test('two towns that say the same are reported', () => {
  const found = similarEntryProblems(
    [town('Anna', 'Come in.', 1), town('Howe', 'Good day.', 9)],
    ['Anna', 'Howe'],
  );
  expect(messages(found)).toBe(
    'content/towns.yaml:9: found 67% of its phrases in content/towns.yaml:1, expected at most 20%',
  );
});

test('two towns with their own words are accepted', () => {
  const own =
    'There is a church on the left after the second bridge, and behind it a yard with room for a truck.';
  const other =
    'Most people here come on Saturdays, when the market is over and the children have had their lunch early.';
  expect(similarEntryProblems([town('Anna', own, 1), town('Howe', other, 9)], ['Anna', 'Howe'])).toEqual([]);
});

test('an article that is too short or too long is reported', () => {
  const articles = [7, 8, 18, 19].map((readingTime) => ({
    file: 'content/articles/a.md',
    readingTime,
    bodyLine: 9,
  }));
  expect(readingTimeProblems(articles).map(({ message }) => message)).toEqual([
    'found a reading time of 7 minutes, expected 8 to 18',
    'found a reading time of 19 minutes, expected 8 to 18',
  ]);
});
