import { test } from 'vitest';
import { expectText } from '../../tests/support/expected-text.ts';
import { edited, fixtureContent } from '../../tests/support/fixture-content.ts';
import type { ChangedFiles } from './content.ts';
import { contentProblems, fieldProblems } from './problems.ts';
import { formatProblem } from './source/problem.ts';

type Group = Record<string, unknown>;

/** Sets the value at a path like `hours[1].opens`; `undefined` removes it. */
function setAt(data: Group, path: string, value: unknown): void {
  const keys = path.match(/[^.[\]]+/gu) ?? [];
  const last = keys.pop() ?? '';
  const group = keys.reduce((branch, key) => branch[key] as Group, data);
  if (value === undefined) Reflect.deleteProperty(group, last);
  else group[last] = value;
}

const COLORING = 'services/coloring-treatments.yaml';
/** What an owner may write by mistake. */
const PROBLEMS: [file: string, path: string, value: unknown][] = [
  ['salon.yaml', 'phone', '903-555'],
  ['salon.yaml', 'hours[0].closes', '08:00'],
  ['salon.yaml', 'hours[0].opens', '24:00'],
  ['salon.yaml', 'hours[1].days', ['friday', 'sunday']],
  ['salon.yaml', 'hours[0].break', { from: '12:00', to: '23:00' }],
  ['salon.yaml', 'holidays[0].until', '2040-12-24'],
  ['salon.yaml', 'holidays[1].until', '2040-12-24'],
  ['salon.yaml', 'holidays[1].closes', undefined],
  ['salon.yaml', 'holidays[1].closes', '08:00'],
  ['salon.yaml', 'address', { street: 'A', city: 'B', region: 'Texas', postalCode: '7509', country: 'US' }],
  ['salon.yaml', 'timeZone', 'Texas'],
  ['salon.yaml', 'url', 'https://salon.example/x'],
  ['salon.yaml', 'social[0].url', 'http://x.example'],
  ['salon.yaml', 'picture.focus', 'center'],
  ['services/mens-haircuts.yaml', 'prices.lines[0].name', 'Gloss Treatments'],
  [COLORING, 'comingSoon', true],
  ['services/mens-haircuts.yaml', 'prices', undefined],
  ['services/mens-haircuts.yaml', 'cutout', undefined],
  [COLORING, 'prices.lines[0].price', '$60'],
  [COLORING, 'prices.lines[0].price', 0],
  [COLORING, 'prices.lines[0].price', null],
  ['services/eyebrows.yaml', 'cutout.picture.photo', 'cooper'],
  ['services/eyebrows.yaml', 'name', 'Beard Care'],
  ['services/eyebrows.yaml', 'intro', 'A trim and a hot towel.'],
  ['reviews.yaml', '[0].review', 'I called {fone}.'],
  ['reviews.yaml', '[1].id', 'jose-n'],
  ['tags.yaml', '[1]', 'beards'],
  ['gallery.yaml', '[0].category', 'Perms'],
  ['tour.yaml', 'photos[3].area', { left: 60, top: 0, width: 50, height: 50 }],
  ['towns.yaml', '[1].miles', 1.5],
  ['towns.yaml', '[0].local.services[0]', 'gone'],
  ['redirects.yaml', '[0].from', 'prices'],
  ['redirects.yaml', '[0].from', '/api/contact'],
  ['redirects.yaml', '[0].from', '/healthz'],
  ['redirects.yaml', '[0].from', '/100%'],
  ['redirects.yaml', '[0].to', 'https://x.example'],
  ['photos/photos.yaml', 'fringe', { alt: 'A fringe', focus: '50% 50%' }],
  ['photos/photos.yaml', 'tools', undefined],
];

test('each mistake in a field is reported in words that lead to it', async () => {
  const said = PROBLEMS.map(([name, path, value]) => {
    const changed = edited(`content/${name}`, (data) => {
      setAt(data, path, value);
    });
    const found = fieldProblems(fixtureContent(changed)).map(formatProblem);
    return [`${name} ${path}: ${JSON.stringify(value)}`, ...new Set(found)].join('\n');
  });
  await expectText(said.join('\n\n'), 'problems-in-fields');
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

const BROKEN: ChangedFiles[] = [
  // Every file can insert the salon's phone number: the problem is reported once.
  edited('content/salon.yaml', (data: Group) => (data.phone = '903-555')),
  { 'content/legal/privacy.md': null, 'content/legal/terms.md': null, 'content/photos/._waves.jpg': '' },
  { 'content/articles/one.md': article({}, '## A\n\n##B') },
  {
    'content/articles/one.md': article({}, ''),
    'content/articles/two.md': article({ title: LINES.title.toUpperCase(), tags: '[Weddings, Perms]' }),
    'content/articles/three.md': article({ title: 'Too short', date: '2099-01-01', tags: '[]' }),
    'content/articles/Long Hair.md': article(),
    'content/photos/IMG 77.JPG': '',
    'content/articles/draft.md': article({ title: 'Short', date: '2099-01-01', draft: 'true' }),
  },
];

test('all problems of all files are reported at once, each with its line', async () => {
  const said = BROKEN.map(async (changed) =>
    (await contentProblems(fixtureContent(changed))).map(formatProblem).sort().join('\n'),
  );
  const text = (await Promise.all(said)).join('\n\n');
  await expectText(text.replace(/today \([^)]+\)/u, 'today'), 'problems-in-content');
});
