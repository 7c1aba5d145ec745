import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { readMarkdown, readYaml } from './read.ts';
import { group, text, time } from './schemas/fields.ts';
import { messageOf, tempContent } from '../../tests/support/temp-content.ts';

const schema = group({ name: text(10), opens: time, list: z.array(z.int()).exactOptional() });

function reading(yaml: string): () => unknown {
  return () => {
    using content = tempContent();
    content.write('content/x.yaml', yaml);
    return readYaml('content/x.yaml', schema, { root: content.root });
  };
}

test('lists every problem with file, line, field, found and expected', () => {
  expect(messageOf(reading('name: A much too long name\nopens: 9am\nlist: [1, two]\n')).split('\n')).toEqual([
    'content/x.yaml:1: name: found 20 characters ("A much too long name"), expected at most 10 characters',
    'content/x.yaml:2: opens: found "9am", expected a time on the 24-hour clock, like "09:00"',
    'content/x.yaml:3: list[1]: found "two", expected a number',
  ]);
});

test('reports an unknown field with the known ones', () => {
  expect(messageOf(reading('name: Sage\nopens: "09:00"\nphnoe: 1\n'))).toBe(
    'content/x.yaml:3: phnoe: no such field; the fields here are name, opens, list',
  );
});

test.each([
  ['a line that is not YAML', 'name: [Sage\n', /^content\/x\.yaml:\d: found invalid YAML: /u],
  ['a field written twice', 'name: Sage\nname: Sage\n', /^content\/x\.yaml:2: .*unique$/u],
  ['an empty file', '', /^content\/x\.yaml: found nothing, expected a group of fields$/u],
])('%s is an error of the file', (_, yaml, message) => {
  expect(messageOf(reading(yaml))).toMatch(message);
});

test('reports a missing file by its path', () => {
  using content = tempContent();
  const read = () => readYaml('content/none.yaml', schema, { root: content.root });
  expect(read).toThrow(ContentError);
  expect(messageOf(read)).toMatch(/^content\/none\.yaml: found no readable file: ENOENT/u);
});

test('separates front matter and body and keeps the line numbers', () => {
  using content = tempContent();
  content.write('content/x.md', '---\r\nname: Sage\r\nopens: "09:00"\r\n---\r\n\r\nHello\r\n');
  expect(readMarkdown('content/x.md', schema, { root: content.root })).toEqual({
    data: { name: 'Sage', opens: '09:00' },
    body: '\nHello\n',
    file: 'content/x.md',
    bodyLine: 5,
  });
  content.write('content/x.md', '---\nname: Sage\nopens: soon\n---\n');
  expect(messageOf(() => readMarkdown('content/x.md', schema, { root: content.root }))).toMatch(
    /^content\/x\.md:3: /u,
  );
});
