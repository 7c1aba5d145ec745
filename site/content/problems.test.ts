import { expect, test } from 'vitest';
import { edited, fixtureContent } from '../../tests/support/fixture-content.ts';
import type { ChangedFiles } from './content.ts';
import { contentProblems, fieldProblems } from './problems.ts';
import { formatProblem } from './source/problem.ts';

type Group = Record<string, unknown>;

const problemsIn = async (...changed: ChangedFiles[]) =>
  (await contentProblems(fixtureContent(Object.assign({}, ...changed) as ChangedFiles))).map(formatProblem);

/** Sets the value at a path like `hours[1].opens`; `undefined` removes it. */
function setAt(data: Group, path: string, value: unknown): void {
  const keys = path.match(/[^.[\]]+/gu) ?? [];
  const last = keys.pop() ?? '';
  const group = keys.reduce((branch, key) => branch[key] as Group, data);
  if (value === undefined) Reflect.deleteProperty(group, last);
  else group[last] = value;
}

const COLORING = 'services/coloring-treatments.yaml';
// What an owner may write, and what is said of it.
// prettier-ignore
const PROBLEMS: [file: string, path: string, value: unknown, expected: string][] = [
  ['salon.yaml', 'phone', '903-555', 'phone: found "903-555", expected +1 and ten digits'],
  ['salon.yaml', 'hours[0].closes', '08:00', 'hours[0].closes: found "08:00", expected a closing time later'],
  ['salon.yaml', 'hours[1].days', ['friday'], 'expected days that no other line has'],
  ['salon.yaml', 'hours[0].break', { from: '12:00', to: '23:00' }, 'hours[0].break: found'],
  ['salon.yaml', 'holidays[0].until', '2040-12-24', 'holidays[1].date: found "2040-12-24", expected days that no other'],
  ['salon.yaml', 'holidays[1].until', '2040-12-24', 'expected a last day after the first day'],
  ['salon.yaml', 'holidays[1].closes', undefined, 'expected an opening and a closing time, or neither'],
  ['salon.yaml', 'holidays[1].closes', '08:00', 'holidays[1].closes: found "08:00", expected a closing time later'],
  ['salon.yaml', 'timeZone', 'Texas', 'expected the name of a time zone'],
  ['salon.yaml', 'url', 'https://salon.example/x', 'expected an address without anything after the domain'],
  ['salon.yaml', 'social[0].url', 'http://x.example', 'expected an address that begins with https://'],
  ['salon.yaml', 'picture.focus', 'center', 'picture.focus: found "center", expected two whole percentages'],
  ['services/mens-haircuts.yaml', 'prices.lines[0].name', 'Gloss Treatments', 'price: found 31, expected 48: another'],
  [COLORING, 'comingSoon', true, 'inquiry: found nothing, expected what to show'],
  ['services/mens-haircuts.yaml', 'prices', undefined, 'expected a section on its page'],
  ['services/mens-haircuts.yaml', 'cutout', undefined, 'cutout: found nothing, expected a cutout'],
  [COLORING, 'prices.lines[0].price', '$60', 'prices.lines[0].price: found "$60", expected whole dollars'],
  [COLORING, 'prices.lines[0].price', null, 'note: found nothing, expected words instead of a price'],
  ['services/eyebrows.yaml', 'cutout.picture.photo', 'cooper', 'cutout.picture.photo: found "cooper"'],
  ['services/eyebrows.yaml', 'name', 'Beard Care', 'expected one that no other service has'],
  ['reviews.yaml', '[0].review', 'I called {fone}.', '[0].review: found {fone}, expected one of {name} {phone}'],
  ['gallery.yaml', '[0].category', 'Perms', '[0].category: found "Perms", expected one of "Highlights"'],
  ['tour.yaml', 'photos[3].area', { left: 60, top: 0, width: 50, height: 50 }, 'expected a part inside the photo'],
  ['towns.yaml', '[1].miles', 1.5, '[1].miles: found 1.5, expected a whole number'],
  ['towns.yaml', '[0].local.services[0]', 'gone', '[0].local.services[0]: found "gone", expected one of '],
  ['redirects.yaml', '[0].from', 'prices', '[0].from: found "prices", expected the part of an old address'],
  ['redirects.yaml', '[0].from', '/api/contact', 'expected no address that the server answers itself'],
  ['redirects.yaml', '[0].from', '/100%', 'expected an address in which % begins a code'],
  ['redirects.yaml', '[0].to', 'https://x.example', '[0].to: found "https://x.example", expected a page here'],
  ['photos/photos.yaml', 'fringe', { alt: 'A fringe', focus: '50% 50%' }, 'fringe: found no photo, expected content/photos/fringe.jpg'],
  ['photos/photos.yaml', 'waves', undefined, 'waves: found nothing, expected alt and focus for content/photos/waves.jpg'],
];

test.each(PROBLEMS)('%s: %s: %j is reported', (name, path, value, expected) => {
  const file = `content/${name}`;
  const content = fixtureContent(
    edited(file, (data) => {
      setAt(data, path, value);
    }),
  );
  const found = fieldProblems(content).map(formatProblem);
  expect(found.filter((line) => line.startsWith(`${file}:`)).join('\n')).toContain(expected);
});

test('a problem in the salon’s facts, which all files insert, is reported once', async () => {
  const salon = edited('content/salon.yaml', (data: Group) => (data.phone = '903-555'));
  expect(await problemsIn(salon)).toEqual([
    expect.stringMatching(/^content\/salon\.yaml:\d+: phone: found "903-555", expected /u),
  ]);
});

const LINES = {
  title: 'How to keep long hair happy all summer long',
  date: '2025-08-01',
  author: 'The salon team',
  tags: '[Weddings]',
  picture: '{ photo: waves, alt: Honey blonde waves }',
};

function article(changes: Record<string, string> = {}, body = 'Text'): string {
  const lines = Object.entries({ ...LINES, ...changes }).map(([field, value]) => `${field}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

test('all problems of all articles are reported at once, each with its line', async () => {
  const found = await problemsIn({
    'content/articles/one.md': article({}, ''),
    'content/articles/two.md': article({ date: '2025-08-02', tags: '[Weddings, Perms]' }),
    'content/articles/three.md': article({ title: 'Too short', date: '2099-01-01' }),
    'content/articles/Long Hair.md': article(),
    'content/photos/IMG 77.JPG': '',
    'content/articles/draft.md': article({ title: 'Short', date: '2099-01-01', draft: 'true' }),
  });
  expect(found.sort()).toEqual([
    expect.stringMatching(/^content\/articles\/Long Hair\.md: found the file name/u),
    expect.stringMatching(/^content\/articles\/one\.md.*: found no text, expected what the article says$/u),
    expect.stringMatching(
      /three\.md:3: date: found 2099-01-01, expected today \(.+\) or earlier; until then/u,
    ),
    expect.stringMatching(/two\.md:2: title: found the title of another article, expected one of its own$/u),
    expect.stringMatching(/two\.md:5: tags\[1\]: found "Perms", expected one of the tags Beards, /u),
    expect.stringContaining('IMG 77.JPG: found no readable picture, expected a JPEG. On a Mac'),
    expect.stringMatching(/^content\/photos\/IMG 77\.JPG: found the file name/u),
  ]);
});

test('a legal text that every page links to is missed', async () => {
  expect(await problemsIn({ 'content/legal/terms.md': null })).toEqual([
    'content/legal/terms.md: found no such file, expected the text that every page links to',
  ]);
});

test('a text that the site cannot show is reported with file and line', async () => {
  expect(await problemsIn({ 'content/articles/one.md': article({}, '## A\n\n##B') })).toEqual([
    'content/articles/one.md:11: found a heading without a space, expected a space after the #',
  ]);
});
