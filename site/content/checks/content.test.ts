import { expect, test } from 'vitest';
import { formatProblem } from '../content-error.ts';
import { tempContent } from '../../../tests/support/temp-content.ts';
import { contentEntries, yamlEntries } from './entries.ts';
import { contentMistakes } from './mistakes.ts';
import { yamlDocument } from './yaml-documents.ts';

test('the project’s content has no mistakes', async () => {
  expect((await contentMistakes()).map(formatProblem)).toEqual([]);
});

test('the rules read every kind of content', async () => {
  const folders = new Set((await contentEntries()).map(({ file }) => file.replace(/[^/]+$/u, '')));
  expect([...folders].sort()).toEqual([
    'content/',
    'content/articles/',
    'content/legal/',
    'content/pages/',
    'content/services/',
  ]);
});

test('a mistake is reported once, with its file and line', async () => {
  using content = tempContent();
  content.edit('content/salon.yaml', (data: { phone: string }) => (data.phone = '903-555'));
  const found = (await contentMistakes(content.root)).map(formatProblem);
  expect(found.filter((line) => line.startsWith('content/salon.yaml'))).toEqual([
    expect.stringMatching(/^content\/salon\.yaml:\d+: phone: found "903-555", expected /u),
  ]);
});

test('a recommended service that does not exist is reported with its line', async () => {
  using content = tempContent();
  content.edit('content/towns.yaml', ([first]: [{ local: { services: string[] } }]) => {
    first.local.services = ['gone'];
  });
  expect((await contentMistakes(content.root)).map(formatProblem)).toContainEqual(
    expect.stringMatching(
      /^content\/towns\.yaml:\d+: \[0\]\.local\.services\[0\]: found "gone", expected one of /u,
    ),
  );
});

test('an SVG that is not a drawing is reported with its file', async () => {
  using content = tempContent();
  content.write('content/drawings/mirror.svg', '<svg viewBox="0 0 9 9"><circle r="4"/></svg>');
  expect((await contentMistakes(content.root)).map(formatProblem)).toContain(
    'content/drawings/mirror.svg: found <circle>, expected <path> only',
  );
});

const LIST = `# Towns
- name: Anna
  local:
    way: Call {phone}.
    tips: [Park, Walk]
- name: Howe
  miles: 3
`;

test('each item of a list is an entry with texts, lines and facts', () => {
  const [anna, howe] = yamlEntries(
    yamlDocument('content/towns.yaml', LIST),
    new Map([['phone', '555-0100']]),
  );
  expect(anna?.passages).toEqual([
    { line: 2, field: '[0].name', text: 'Anna' },
    { line: 4, field: '[0].local.way', text: 'Call 555-0100.' },
    { line: 5, field: '[0].local.tips[0]', text: 'Park' },
    { line: 5, field: '[0].local.tips[1]', text: 'Walk' },
  ]);
  expect(howe).toMatchObject({ line: 6, passages: [{ field: '[1].name' }] });
});

test('a file with fields is one entry', () => {
  expect(
    yamlEntries(yamlDocument('content/pages/about.yaml', 'title: About\nlead: Small\n'), new Map()),
  ).toHaveLength(1);
});
