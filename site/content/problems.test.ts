import { test } from 'vitest';
import { expectText, expectTranscript } from '../../tests/support/expected-text.ts';
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

test('each mistake in a field is reported in words that lead to it', () =>
  expectTranscript('problems-in-fields', (mistake) => {
    const [name = '', path = '', value = ''] = mistake.split(/ (\S+): (.*)/u);
    const changed = edited(`content/${name}`, (data) => {
      setAt(data, path, value === 'undefined' ? undefined : JSON.parse(value));
    });
    return [...new Set(fieldProblems(fixtureContent(changed)).map(formatProblem))].join('\n');
  }));

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
